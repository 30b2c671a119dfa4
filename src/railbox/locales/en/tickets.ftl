# Prompts
tickets-prompt-keep = Keep or reject { $destination } ({ $points } points)? At least one destination must be kept.
tickets-prompt-choose = Keep or reject { $destination } ({ $points } points)? What you reject goes under the deck.
tickets-prompt-turn = Take two train cards, place a set in your yard, or draw destinations.
tickets-prompt-last-turn = Your last turn: take train cards, place a set, or draw destinations.
tickets-prompt-second-card = Take a second card, but no locomotive from the row.
tickets-prompt-complete = { $count ->
    [0] Your trains complete nothing: confirm.
    [one] Complete the destination that your trains can reach.
   *[other] Complete destinations: { $count } can be reached, each card serves one of them only.
}

# Events
tickets-kept-at-start = { $seat } keeps { $count ->
    [one] one destination
   *[other] { $count } destinations
} and puts { $rejected } back.
tickets-kept-at-start-own = You keep { $count ->
    [one] one destination
   *[other] { $count } destinations
}: { $destinations }.
tickets-destinations-drawn = { $seat } draws { $count ->
    [one] a destination.
   *[other] { $count } destinations.
}
tickets-destinations-drawn-own = You draw { $destinations }.
tickets-destinations-kept = { $seat } keeps { $count ->
    [0] none
   *[other] { $count }
} and puts { $rejected } under the deck.
tickets-destinations-kept-own = { $count ->
    [0] You keep none of them.
   *[other] You keep { $destinations }.
}
tickets-stacked = { $cards ->
    [one] A card of { $seat } leaves the yard and is on its way.
   *[other] { $cards } cards of { $seat } leave the yard and are on their way.
}
tickets-card-stacked-own = On its way: { $card ->
    [black] a black wagon
    [white] a white wagon
    [yellow] a yellow wagon
    [green] a green wagon
    [blue] a blue wagon
    [red] a red wagon
    [purple] a purple wagon
    [orange] an orange wagon
   *[locomotive] a locomotive
}.
tickets-card-drawn = { $seat } draws a card from the deck.
tickets-card-drawn-own = You draw { $card ->
    [black] a black wagon
    [white] a white wagon
    [yellow] a yellow wagon
    [green] a green wagon
    [blue] a blue wagon
    [red] a red wagon
    [purple] a purple wagon
    [orange] an orange wagon
   *[locomotive] a locomotive
}.
tickets-card-taken = { $seat } takes { $card ->
    [black] a black wagon
    [white] a white wagon
    [yellow] a yellow wagon
    [green] a green wagon
    [blue] a blue wagon
    [red] a red wagon
    [purple] a purple wagon
    [orange] an orange wagon
   *[locomotive] a locomotive
} from the row.
tickets-card-turned-up = { $card ->
    [black] A black wagon
    [white] A white wagon
    [yellow] A yellow wagon
    [green] A green wagon
    [blue] A blue wagon
    [red] A red wagon
    [purple] A purple wagon
    [orange] An orange wagon
   *[locomotive] A locomotive
} is turned up.
tickets-card-dealt-own = You are dealt { $card ->
    [black] a black wagon
    [white] a white wagon
    [yellow] a yellow wagon
    [green] a green wagon
    [blue] a blue wagon
    [red] a red wagon
    [purple] a purple wagon
    [orange] an orange wagon
   *[locomotive] a locomotive
}.
tickets-last-card = { $seat } has used up the deck: everybody has one more turn, { $seat } last.
tickets-set-placed = { $seat } places { $cards } cards in { $columns ->
    [one] a new column.
   *[other] { $columns } new columns.
}
tickets-column-placed-own = You place { $wagons } × { $card ->
    [black] black
    [white] white
    [yellow] yellow
    [green] green
    [blue] blue
    [red] red
    [purple] purple
    [orange] orange
   *[locomotive] locomotive
}{ $locos ->
    [0] { "" }.
    [one] { "" } and a locomotive.
   *[other] { "" } and { $locos } locomotives.
}
tickets-locomotives-placed-own = You place { $locos } locomotives.
tickets-column-robbed = { $seat } is robbed: a column of { $cards ->
    [one] one card
   *[other] { $cards } cards
} is discarded.
tickets-turn-passed = { $seat } can do nothing and passes.
tickets-round-ended = The last turns are played: trains on their way complete destinations.
tickets-completed = { $seat } completes { $destination }: { $points } points.
tickets-round-scored = { $seat } has { $points } points from completed destinations.
tickets-round-began = All train cards but the hands are shuffled; { $seat } begins the second round.
tickets-failed = { $seat } has not completed { $destination }: { $points } points are lost.
tickets-bonus-won = { $seat } has completed the most destinations of { $city }: { $points } points.
tickets-game-ended = The game is over.

# Refusals
tickets-nothing-offered = No destinations are offered to you now.
tickets-not-yet-completing = Destinations are completed at the end of the round.
tickets-second-card = You have taken a card: take the second one now.
tickets-no-destinations = The destination deck is empty.
tickets-round-of-passes = For a whole round everybody has drawn destinations and kept none: do something else.
tickets-only-locomotives = A set needs a wagon: locomotives alone make none.
tickets-choose-destinations = Keep or reject the destinations that are offered to you first.
tickets-already-decided = You have decided on { $destination } already.
tickets-not-offered = { $destination } is not offered to you.
tickets-one-by-one = Decide on { $destination } first: offered destinations come one by one.
tickets-keep-one = At least one destination must be kept, and you have rejected all others.
tickets-complete-now = The round is over: complete destinations now.
tickets-already-claimed = You have completed { $destination } already.
tickets-not-held = You do not hold { $destination }.
tickets-cards-missing = What is left of your trains does not suffice for { $destination }.
tickets-deck-empty = The train deck is empty.
tickets-locomotive-second = A locomotive of the row counts as two cards: it can only be the first one taken.
tickets-not-in-row = There is no { $card ->
    [black] black wagon
    [white] white wagon
    [yellow] yellow wagon
    [green] green wagon
    [blue] blue wagon
    [red] red wagon
    [purple] purple wagon
    [orange] orange wagon
   *[locomotive] locomotive
} in the row.
tickets-wagons-missing = You hold { $held } × { $card ->
    [black] black
    [white] white
    [yellow] yellow
    [green] green
    [blue] blue
    [red] red
    [purple] purple
    [orange] orange
   *[locomotive] locomotive
}, which is not enough.
tickets-locomotives-missing = You hold { $held ->
    [0] no locomotive.
    [one] one locomotive only.
   *[other] { $held } locomotives only.
}
tickets-own-column = You have { $card ->
    [black] a black
    [white] a white
    [yellow] a yellow
    [green] a green
    [blue] a blue
    [red] a red
    [purple] a purple
    [orange] an orange
   *[locomotive] a locomotive
} column in your yard: it must leave first.
tickets-rival-column = A rival has { $card ->
    [black] a black
    [white] a white
    [yellow] a yellow
    [green] a green
    [blue] a blue
    [red] a red
    [purple] a purple
    [orange] an orange
   *[locomotive] a locomotive
} column: you need { $least } cards or more.
tickets-three-colours-free = Single wagons never beat a column, and a rival has { $card ->
    [black] a black
    [white] a white
    [yellow] a yellow
    [green] a green
    [blue] a blue
    [red] a red
    [purple] a purple
    [orange] an orange
   *[locomotive] a locomotive
} one.
