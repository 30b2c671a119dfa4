var e=`# The game
tickets-summary = Collect wagons, send trains on their way, and remember what you sent: at the end they complete your destinations.

# Options
tickets-option-first = Who begins
tickets-option-first-help = The first seat begins, or it is drawn by lot.
tickets-option-first-first-seat = The first seat
tickets-option-first-random = Drawn by lot
tickets-option-open-own-stack = Own trains may be looked at
tickets-option-open-own-stack-help = Variant for beginners: everybody may look at the own trains on their way at any time, and at what happened before.
tickets-option-allow-all-loco-set = Locomotives alone are a set
tickets-option-allow-all-loco-set-help = Two or more locomotives may be placed without a wagon. They make a column of their own, which only a larger column of locomotives robs.

# How a game ends
tickets-end-last-card-drawn = The last card of the deck was drawn.
tickets-end-last-card-turned-up = The last card of the deck was turned up.
tickets-end-nothing-to-draw = The last round began with an empty deck.

# Train cards, in the forms that sentences need
tickets-colour-black = black
tickets-colour-white = white
tickets-colour-yellow = yellow
tickets-colour-green = green
tickets-colour-blue = blue
tickets-colour-red = red
tickets-colour-purple = purple
tickets-colour-orange = orange
tickets-colour-locomotive = locomotive
tickets-a-black = a black wagon
tickets-a-white = a white wagon
tickets-a-yellow = a yellow wagon
tickets-a-green = a green wagon
tickets-a-blue = a blue wagon
tickets-a-red = a red wagon
tickets-a-purple = a purple wagon
tickets-a-orange = an orange wagon
tickets-a-locomotive = a locomotive
tickets-the-black = the black wagon
tickets-the-white = the white wagon
tickets-the-yellow = the yellow wagon
tickets-the-green = the green wagon
tickets-the-blue = the blue wagon
tickets-the-red = the red wagon
tickets-the-purple = the purple wagon
tickets-the-orange = the orange wagon
tickets-the-locomotive = the locomotive
tickets-no-black = no black wagon
tickets-no-white = no white wagon
tickets-no-yellow = no yellow wagon
tickets-no-green = no green wagon
tickets-no-blue = no blue wagon
tickets-no-red = no red wagon
tickets-no-purple = no purple wagon
tickets-no-orange = no orange wagon
tickets-no-locomotive = no locomotive
tickets-card-black = Black wagon
tickets-card-white = White wagon
tickets-card-yellow = Yellow wagon
tickets-card-green = Green wagon
tickets-card-blue = Blue wagon
tickets-card-red = Red wagon
tickets-card-purple = Purple wagon
tickets-card-orange = Orange wagon
tickets-card-locomotive = Locomotive
tickets-column-black = a black column
tickets-column-white = a white column
tickets-column-yellow = a yellow column
tickets-column-green = a green column
tickets-column-blue = a blue column
tickets-column-red = a red column
tickets-column-purple = a purple column
tickets-column-orange = an orange column
tickets-column-locomotive = a column of locomotives
tickets-count-black = { $count ->
    [one] { $count } black wagon
   *[other] { $count } black wagons
}
tickets-count-white = { $count ->
    [one] { $count } white wagon
   *[other] { $count } white wagons
}
tickets-count-yellow = { $count ->
    [one] { $count } yellow wagon
   *[other] { $count } yellow wagons
}
tickets-count-green = { $count ->
    [one] { $count } green wagon
   *[other] { $count } green wagons
}
tickets-count-blue = { $count ->
    [one] { $count } blue wagon
   *[other] { $count } blue wagons
}
tickets-count-red = { $count ->
    [one] { $count } red wagon
   *[other] { $count } red wagons
}
tickets-count-purple = { $count ->
    [one] { $count } purple wagon
   *[other] { $count } purple wagons
}
tickets-count-orange = { $count ->
    [one] { $count } orange wagon
   *[other] { $count } orange wagons
}
tickets-count-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
tickets-wagon-line = { $count } cards: goes where this colour is asked for.
tickets-wagon-text = There are { $count } wagons of this colour. Place two or more of them in your yard, or one together with two other colours. At the beginning of each of your turns one card of every column goes on its way; at the end of the round it counts for destinations that ask for its colour.
tickets-locomotive-line = { $count } cards: stands for a wagon of any colour.
tickets-locomotive-text = There are { $count } locomotives, and everybody starts with one. A locomotive is placed together with wagons of one colour, lies on top of their column and leaves before them. On its way it stands for a wagon of any colour. Taken from the row it counts as both cards of a turn.

# Destinations and bonuses
tickets-destination = { $from } – { $to }
tickets-city = { $name }
tickets-destination-line = { $points } points for { $cards }.
tickets-destination-text = Needs { $cards } among your trains on their way. Worth { $points } points if you complete it, and as many are lost if you still hold it at the end. Counts for the bonus of { $cities }.
tickets-bonus = Bonus { $city }
tickets-bonus-line = { $points } points for the most destinations.
tickets-bonus-text = Whoever has completed the most destinations that name { $city } gets { $points } points at the end, at least one of them being needed. All who tie get them in full.

# Labels
tickets-label-draw = Draw from the deck
tickets-label-take = Take { $card }
tickets-label-destinations = Draw destinations
tickets-label-keep = Keep { $destination }
tickets-label-reject = Reject { $destination }
tickets-label-place = Place { $cards }
tickets-label-place-three = Place one { $first }, one { $second } and one { $third } wagon
tickets-label-claim = Complete { $destination }
tickets-label-claim-best = Complete the best set

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
tickets-kept-at-start = { $rejected ->
    [0] { $seat } keeps all { $count } destinations.
   *[other] { $seat } keeps { $count ->
        [one] one destination
       *[other] { $count } destinations
    } and puts { $rejected } back.
}
tickets-kept-at-start-own = You keep { $count ->
    [one] one destination
   *[other] { $count } destinations
}: { $destinations }.
tickets-destinations-drawn = { $seat } draws { $count ->
    [one] a destination.
   *[other] { $count } destinations.
}
tickets-destinations-drawn-own = You draw { $destinations }.
tickets-destinations-kept = { $rejected ->
    [0] { $seat } keeps everything drawn.
   *[other] { $seat } keeps { $count ->
        [0] none
       *[other] { $count }
    } and puts { $rejected } under the deck.
}
tickets-destinations-kept-own = { $count ->
    [0] You keep no destination.
   *[other] You keep { $destinations }.
}
tickets-stacked = { $cards ->
    [one] A card of { $seat } leaves the yard and is on its way.
   *[other] { $cards } cards of { $seat } leave the yard and are on their way.
}
tickets-card-stacked-own = On its way: { $card }.
tickets-card-drawn = { $seat } draws a card from the deck.
tickets-card-drawn-own = You draw { $card }.
tickets-card-taken = { $seat } takes { $card } from the row.
tickets-card-turned-up = Turned up: { $card }.
tickets-card-dealt-own = You are dealt { $card }.
tickets-last-card = { $seat } uses up the deck: everybody has one more turn, { $seat } last.
tickets-set-placed = { $seat } places { $cards } cards in { $columns ->
    [one] a new column.
   *[other] { $columns } new columns.
}
tickets-column-placed-own = You place { $cards }.
tickets-column-robbed = { $seat } is robbed: a column of { $cards ->
    [one] one card
   *[other] { $cards } cards
} is discarded.
tickets-turn-passed = { $seat } can do nothing and passes.
tickets-round-ended = The last turns are played: trains on their way complete destinations.
tickets-claimed-own = { $count ->
    [0] You complete no destination.
   *[other] You complete { $destinations }: { $points } points.
}
tickets-completed = { $seat } completes { $destination }: { $points } points.
tickets-round-scored = { $seat } has { $points } points from completed destinations.
tickets-round-began = Completed destinations are turned face down and all train cards but the hands are shuffled; { $seat } begins the second round.
tickets-failed = { $seat } has not completed { $destination }: { $points } points are lost.
tickets-bonus-won = { $seat } has completed the most destinations of { $city }: { $points } points.
tickets-game-ended = The game is over.

# Score sheet and ties
tickets-sheet-completed = Completed destinations
tickets-sheet-completed-in-round = Completed destinations, round { $round }
tickets-sheet-failed = Destinations not completed
tickets-tie-completed = { $seat } wins the tie with { $count ->
    [one] one completed destination.
   *[other] { $count } completed destinations.
}
tickets-tie-bonuses = { $seat } wins the tie with { $count ->
    [one] one bonus card.
   *[other] { $count } bonus cards.
}
tickets-tie-shared = { $seats } share the victory: points, completed destinations and bonus cards are equal.

# Refusals
tickets-no-set = This is no set: a set is two or more cards of one colour, or three wagons of different colours.
tickets-nothing-offered = No destinations are offered to you now.
tickets-not-yet-completing = Destinations are completed at the end of the round.
tickets-second-card = You have taken a card: take the second one now.
tickets-no-destinations = The destination deck is empty.
tickets-all-refused = The whole destination deck has been drawn and refused since anybody did something else: do something else.
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
tickets-not-in-row = There is { $card } in the row.
tickets-wagons-missing = That is more than you hold: you have { $cards }.
tickets-locomotives-missing = You hold { $held ->
    [0] no locomotive.
    [one] one locomotive only.
   *[other] { $held } locomotives only.
}
tickets-own-column = You have { $column } in your yard: it must leave first.
tickets-rival-column = { $other } has { $column }: you need { $least } cards or more.
tickets-three-colours-free = Single wagons never rob, and { $other } has { $column }.

# The table as text
tickets-text-round = round { $round } of { $rounds }
tickets-text-deck = deck { $count }
tickets-text-discarded = discarded { $count }
tickets-text-destination-deck = destination deck { $count }
tickets-text-last-turns = last turns: { $count }
tickets-text-row = row:
tickets-text-known-destinations = you know in the destination deck:
tickets-text-player = { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · hand { $hand } · on their way { $stack } · destinations { $held }, completed { $completed }
tickets-text-yard = yard:
tickets-text-hand = hand:
tickets-text-known-hand = known in hand:
tickets-text-stack = on their way:
tickets-text-not-held = cannot hold:
tickets-text-bonuses = bonuses:
tickets-text-none = none
tickets-text-choice = your choice (? open, + chosen, - rejected):
tickets-text-left = left of your trains:
tickets-text-best = best set:
tickets-text-legend = { $wagon } wagon, { $locomotive } locomotive; locomotives lie on top of a column and leave it first
`;export{e as default};