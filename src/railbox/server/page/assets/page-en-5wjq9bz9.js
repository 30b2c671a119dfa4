var e=`# Words of Tickets' board in the browser

# Row, decks, bonuses
tickets-page-row = Row
tickets-page-take-two = take two
tickets-page-take-second = take a second one
tickets-page-lies-open = what lies open
tickets-page-decks = Decks
tickets-page-discarded = { $count } discarded
tickets-page-deck-trains = train cards
tickets-page-deck-destinations = destinations
tickets-page-bonuses = Bonuses
tickets-page-most-completed = most completed
tickets-page-of-each-city = completed of each city
tickets-page-bonus-of = bonus { $points }
tickets-page-hint = A locomotive from the row counts as both cards. A larger set of a colour robs a smaller column of it.

# Yards
tickets-page-yard-of = Yard of { $seat }: { $columns }
tickets-page-hand-of = hand { $count }
tickets-page-on-way = { $count } on the way
tickets-page-own-way = on the way
tickets-page-away = { $count } away
tickets-page-known = known to be in hand
tickets-page-robbed = robbed
tickets-page-robs = robs { $names }
tickets-page-ask-robs = { $count ->
    [one] { $names } loses a column.
   *[other] { $names } lose a column each.
}

# Hand and destinations
tickets-page-hand = Your hand
tickets-page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tickets-page-no-cards = No cards.
tickets-page-add-card = { $cards }: add one to the set
tickets-page-tap-cards = tap cards to make a set
tickets-page-destinations = Destinations
tickets-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tickets-page-done = done
tickets-page-with-locos = { $count ->
    [one] +1 loco
   *[other] +{ $count } locos
}
tickets-page-missing = { $count } missing

# Choosing
tickets-page-offered = Destinations on offer
tickets-page-tap-keep-one = tap to keep, at least one; the others go back
tickets-page-tap-keep = tap to keep; the others go under the deck
tickets-page-kept = kept
tickets-page-back = goes back
tickets-page-none = Keep none
tickets-page-ask-keep = Keep at least one of your { $count } destinations.
tickets-page-ask-choose = { $count ->
    [one] Keep this destination, or put it back?
   *[other] Which of these { $count } destinations do you keep?
}
tickets-page-keep-some = { $others ->
    [0] Keep { $destination }
    [one] Keep { $destination } and one other
   *[other] Keep { $destination } and { $others } others
}
tickets-page-keeping = keep { $kept }, put { $back } back
tickets-page-what-you-keep = What you keep
tickets-page-at-stake = { $points } points at stake
tickets-page-needed = needed
tickets-page-in-hand = in hand
tickets-page-cost-if-left = A destination that you keep and do not complete costs its points at the end.
tickets-page-choosing = choosing …
tickets-page-ready = ready
tickets-page-still-choosing = { $count } still choosing
tickets-page-note = { $held ->
    [one] 1 destination
   *[other] { $held } destinations
} · { $completed } completed
tickets-page-note-over = { $completed } completed · { $failed } not

# Completing
tickets-page-turned-up = Your trains, turned up
tickets-page-used = { $used } of { $count } cards used
tickets-page-tap-complete = tap to complete or to take back
tickets-page-complete-some = { $others ->
    [0] Complete { $destination }
    [one] Complete { $destination } and one other
   *[other] Complete { $destination } and { $others } others
}
tickets-page-completed = completed
tickets-page-best = best set
tickets-page-in-best = best set
tickets-page-if-left = −{ $points } if left
tickets-page-face-down = { $wagons } face down · { $destinations } destinations
tickets-page-points-heading = Points
tickets-page-best-lost = best set { $best }, { $lost } lost with the others
tickets-page-points-of = { $points } of { $best } points
tickets-page-of-best = of { $best }
tickets-page-you = you
tickets-page-gain = +{ $points }

# The end
tickets-page-scoring = Scoring
tickets-page-step-back = One step back
tickets-page-step-on = Next step
tickets-page-step = { $step } of { $steps }
tickets-page-total = Total
`;export{e as default};