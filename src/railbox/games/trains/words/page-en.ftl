# Words of Trains' board in the browser

# Map
trains-page-board = Map of Trains
trains-page-key-field = field 0
trains-page-key-river = river 1
trains-page-key-mountain = mountain 2
trains-page-key-city = city 1 + stations
trains-page-key-remote = remote: its number
trains-page-key-others = others’ rails + 1 each
trains-page-stations-of = { $stations } of { $buildings ->
    [one] 1 station
   *[other] { $buildings } stations
}
trains-page-each-rail = each rail counts { $points }
trains-page-rails-of = rails: { $names }

# Figures
trains-page-pt = pt
trains-page-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
trains-page-waste = { $count } { $waste }
trains-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
trains-page-ends = ends the game
trains-page-coins-then = { $now } → { $then } { $then ->
    [one] coin
   *[other] coins
}
trains-page-deck-then = deck { $now } → { $then }
trains-page-draw-then = draw { $count }
trains-page-caption = round { $round } · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
trains-page-row-coins = Coins
trains-page-row-rails = Rails left
trains-page-row-stations = Stations left
trains-page-row-points = Points
trains-page-rails-left = { $count ->
    [one] 1 rail
   *[other] { $count } rails
} left
trains-page-stations-left = { $count ->
    [one] 1 station
   *[other] { $count } stations
} left
trains-page-cards-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
trains-page-cards-in-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck

# Supply
trains-page-always = Always for sale
trains-page-this-game = This game
trains-page-cost-brings = cost · brings
trains-page-in-supply = In the supply
trains-page-you-own = You own
trains-page-type-train = train
trains-page-type-action = action
trains-page-type-rail = rails
trains-page-type-station = station
trains-page-type-victory = victory
trains-page-type-waste = no use

# The end in sight
trains-page-end-piles = Empty piles: { $count } of the { $limit } that end the game ({ $cards })
trains-page-end-piles-short = { $count } of { $limit } piles empty
trains-page-end-rails = The fewest rails that a player has left, of { $limit }; at 0 the game ends
trains-page-end-rails-short = { $count ->
    [one] rail
   *[other] rails
} (fewest)
trains-page-end-stations = Stations left, of { $limit }; at 0 the game ends
trains-page-end-stations-short = { $count ->
    [one] station
   *[other] stations
}
trains-page-end-turns-short = { $count ->
    [one] turn
   *[other] turns
} to go

# Cards in play, hand, piles
trains-page-in-play = In play
trains-page-in-play-of = In play: { $seat }
trains-page-nothing-played = Nothing yet.
trains-page-lasting = lasting: { $cards }
trains-page-hand = Your hand
trains-page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
trains-page-no-cards = No cards.
trains-page-can-buy = You can buy
trains-page-play-all = Play all trains
trains-page-ends-turn = and end the turn
trains-page-gained = Gained
trains-page-revealed = Revealed
trains-page-piles = Your piles
trains-page-deck = Deck
trains-page-deck-top = on top: { $cards }
trains-page-discard = Discard
trains-page-look = look
trains-page-close = Close
trains-page-cards-of = All cards of { $seat }
trains-page-waste-owned = { $waste } owned
trains-page-result = Result
trains-page-with-effect = with its effect
trains-page-without-effect = without
trains-page-unused = You could still play { $cards }. End your turn all the same?

# What a card asks
trains-page-on-map = Choose on the map.
trains-page-in-hand = Choose in your hand.
trains-page-keep = Keep { $card }
trains-page-on-deck-note = you draw it next
trains-page-to-gained-note = discarded at the end of the turn
trains-page-in-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in your deck

# What an answer does
trains-page-doing-play = Play { $count } cards
trains-page-doing-discard-to-draw = { $count ->
    [one] Discard { $card }
   *[other] Discard { $count } cards
}
trains-page-doing-discard-to-draw-done = { $count ->
    [one] Discard { $card }
   *[other] Discard { $count } cards
}, draw { $count }
trains-page-doing-discard-for-coins = { $count ->
    [one] Discard { $card }
   *[other] Discard { $count } cards
}
trains-page-doing-discard-for-coins-done = { $count ->
    [one] Discard { $card }
   *[other] Discard { $count } cards
} for { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
trains-page-doing-discard-exactly = { $count ->
    [one] Discard { $card }
   *[other] Discard { $count } cards
}
trains-page-doing-waste-for-coins = Give back { $count } { $waste }
trains-page-doing-waste-for-coins-done = Give back { $count } { $waste } for { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
trains-page-doing-price-of-train = Gain the coins of { $card }
trains-page-doing-copy = Copy { $card }
trains-page-doing-name = Name { $card }
trains-page-doing-take-revealed = Take { $card }
trains-page-doing-put-back = { $count ->
    [one] Put { $card }
   *[other] Put { $count } cards
} on the deck
trains-page-doing-show-train = Gain another { $card }
trains-page-doing-pull-train = Take { $card }
trains-page-doing-train-to-deck = Put { $card } on the deck
trains-page-doing-remove = Remove { $card }
trains-page-doing-gain-train = Take { $card }

# How cards are read
trains-page-ruling-lay-rails = Without a cell that you can pay for it does nothing, and brings no { $waste }.
trains-page-ruling-station-expansion = You need no rails in that city.
trains-page-ruling-waste = Whoever neither plays nor buys a card may give all { $waste } of the hand back.
trains-page-ruling-amusement-park = Only the printed value counts, not the extra coin of a Bullet Train.
trains-page-ruling-bullet-train = It must be in play before, and several of them bring no more.
trains-page-ruling-command-central = Any card of the game may be named, those of empty piles included.
trains-page-ruling-conductors-station = { $waste } that is discarded stays yours: it does not go back to the supply.
trains-page-ruling-dump-site = { $waste } that came before stays.
trains-page-ruling-early-train = It holds for purchases only. The card lies on the deck at once and can be drawn in this turn.
trains-page-ruling-freight-train = The { $waste } goes back to its pile.
trains-page-ruling-garage = Whoever has fewer than two cards discards those.
trains-page-ruling-information-central = Everybody sees the four cards. Fewer than four are fine.
trains-page-ruling-ironworks = The coins come before the rails are paid, even if none are laid. Several of them add up.
trains-page-ruling-mail-train = { $waste } that is discarded stays yours: it does not go back to the supply.
trains-page-ruling-maintenance-factory = The train must have a pile in the supply, and that must not be empty.
trains-page-ruling-signals = Only you see the card.
trains-page-ruling-station-crew = Only what can be done may be chosen.
trains-page-ruling-stationmasters-office = It copies no other card of its own kind, and does not become a train.
trains-page-ruling-switchback = Its coins stay yours.
trains-page-ruling-temporary-timetable = Trains with an action are trains too.
trains-page-ruling-tourist-train = The point is scored each time it is played.
trains-page-ruling-wagon-factory = Nothing is removed unless there is a train to take.
