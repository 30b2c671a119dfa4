# Prompts
trains-prompt-start = Choose where your line starts: any cell but the sea, a remote location or a start of somebody else.
trains-prompt-turn = Play or buy a card, or end your turn. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
trains-prompt-rail = { $card }: build a rail beside one of yours, for { $coins } coins at most, or decline.
trains-prompt-station = { $card }: build a station in a city with a building to spare, or decline.
trains-prompt-purchase = Put { $card } on top of your deck, or into your gained area?
trains-prompt-price-of-train = { $card }: choose a train in play and gain its value in coins, or decline.
trains-prompt-copy = { $card }: choose the action card whose effect you copy, or decline.
trains-prompt-discard-to-draw = { $card }: discard cards one by one, then say done and draw as many ({ $count } so far).
trains-prompt-discard-for-coins = { $card }: discard cards one by one for a coin each, then say done ({ $count } so far).
trains-prompt-discard-exactly = { $card }: discard { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
trains-prompt-waste-for-coins = { $card }: give Waste back for a coin each, then say done.
trains-prompt-name = { $card }: name a card; if it is on top of your deck, you take it.
trains-prompt-take-revealed = { $card }: take one of the revealed cards into your hand, or decline.
trains-prompt-put-back = { $card }: choose which card goes on your deck next; the last one will lie on top.
trains-prompt-show-train = { $card }: show a train of your hand to gain another one like it, or decline.
trains-prompt-pull-train = { $card }: take a train from your discard pile into your hand, or decline.
trains-prompt-top-card = { $card } is on top of your deck: leave it on the deck, or discard it.
trains-prompt-crew = { $card }: draw a card, gain a coin, give one Waste back, or decline.
trains-prompt-train-to-deck = { $card }: put a train in play on top of your deck, or decline.
trains-prompt-remove = { $card }: choose the card of your hand to remove from the game for a better train, or decline.
trains-prompt-gain-train = { $card } is removed: choose the train that you take into your hand.

# Events
trains-rail-started = { $seat } starts in { $place }.
trains-card-played = { $seat } plays { $card }{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-card-played-without-effect = { $seat } plays { $card } without its effect{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-effect-declined = { $seat } declines the effect of { $card }.
trains-effect-impossible = { $card } has no effect here.
trains-effect-copied = { $seat } copies the effect of { $card }.
trains-coins-gained = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
trains-point-scored = { $seat } scores 1 point.
trains-rail-built = { $seat } builds a rail in { $place }{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-station-built = { $seat } builds a station in { $place }.
trains-waste-gained = { $seat } takes a Waste.
trains-waste-returned = { $seat } gives { $count } Waste back.
trains-card-bought = { $seat } buys { $card } for { $coins }.
trains-card-put-on-deck = { $seat } puts { $card } on top of the deck.
trains-card-gained = { $seat } gains { $card }.
trains-card-gained-to-hand = { $seat } takes { $card } from the supply into the hand.
trains-card-discarded = { $seat } discards { $card }.
trains-card-removed = { $seat } removes { $card } from the game.
trains-card-taken = { $seat } takes { $card } into the hand.
trains-card-named = { $seat } names { $card }.
trains-train-shown = { $seat } shows { $card }.
trains-cards-revealed = { $seat } reveals { $cards }.
trains-cards-drawn = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
trains-cards-drawn-own = You draw { $cards }.
trains-top-seen = { $seat } looks at the top card of the deck.
trains-top-seen-own = On top of your deck is { $card }.
trains-top-kept = { $seat } leaves that card on the deck.
trains-reshuffled = { $seat } shuffles the discard pile into a new deck.
trains-turn-ended = { $seat } ends the turn.
trains-ended-by-piles = Four piles are empty: the game is over.
trains-ended-by-rails = A player has used up all rails: the game is over.
trains-ended-by-stations = All stations are built: the game is over.
trains-ended-by-turn-limit = The limit of turns is reached: the game is over.

# Refusals
trains-start-first = Choose first where your line starts.
trains-start-taken = Another line starts in { $place } already.
trains-start-remote = A line may not start in a remote location such as { $place }.
trains-effect-first = Settle { $card } first.
trains-effect-must-be-finished = The effect of { $card } has begun and must be finished.
trains-nothing-asked = There is no effect to decide on: play or buy a card, or end your turn.
trains-nothing-to-choose = There is no card to choose now.
trains-not-playable = { $card } cannot be played: it would do nothing.
trains-not-in-hand = You have no { $card } in your hand.
trains-not-in-supply = { $card } has no pile in this game.
trains-pile-empty = The pile of { $card } is empty.
trains-too-dear = { $card } costs { $cost }, you have { $coins }.
trains-waste-not-for-sale = Waste cannot be bought.
trains-pass-only = Waste goes back only in a turn in which you neither play nor buy a card.
trains-no-waste-in-hand = You have no Waste in your hand.
trains-no-rail-card = Play a card that builds rails first.
trains-no-station-card = Play a card that builds stations first.
trains-rail-on-sea = No rail can be built in the sea ({ $place }).
trains-rail-twice = You have a rail in { $place } already.
trains-rail-not-adjacent = { $place } does not touch any of your rails.
trains-rail-too-dear = A rail in { $place } costs { $cost }, you have { $coins }.
trains-station-outside-city = Stations are built in cities, not in { $place }.
trains-station-no-room = Every building of { $place } has its station.
trains-no-such-train-in-play = You have no train { $card } in play.
trains-no-such-action-in-play = You have no action card { $card } in play that can be copied.
trains-no-such-action-in-hand = You have no action card { $card } in your hand that can be copied.
trains-no-such-train-to-show = { $card } cannot be shown: it must be a train of your hand whose pile is not empty.
trains-no-such-train-discarded = There is no train { $card } in your discard pile.
trains-no-such-train-to-gain = { $card } is not a train that the supply can give for the removed card.
trains-not-removable = { $card } cannot be removed: it is not in your hand, or no train can be had for it.
trains-not-revealed = { $card } is not among the revealed cards.
trains-not-in-game = { $card } is not in this game.

# Cards
trains-card-normal-train = Normal Train
trains-card-express-train = Express Train
trains-card-limited-express-train = Limited Express Train
trains-card-lay-rails = Lay Rails
trains-card-station-expansion = Station Expansion
trains-card-apartment = Apartment
trains-card-tower = Tower
trains-card-skyscraper = Skyscraper
trains-card-waste = Waste
trains-card-amusement-park = Amusement Park
trains-card-bullet-train = Bullet Train
trains-card-collaboration = Collaboration
trains-card-command-central = Command Central
trains-card-conductors-station = Conductor’s Station
trains-card-control-room = Control Room
trains-card-dump-site = Dump Site
trains-card-early-train = Early Train
trains-card-freight-train = Freight Train
trains-card-garage = Garage
trains-card-holiday-timetable = Holiday Timetable
trains-card-information-central = Information Central
trains-card-ironworks = Ironworks
trains-card-landfill = Landfill
trains-card-mail-train = Mail Train
trains-card-maintenance-factory = Maintenance Factory
trains-card-passing-station = Passing Station
trains-card-pulling = Pulling
trains-card-signaling-area = Signaling Area
trains-card-signals = Signals
trains-card-station-crew = Station Crew
trains-card-stationmasters-office = Stationmaster’s Office
trains-card-steel-bridge = Steel Bridge
trains-card-subway-excavation = Subway Excavation
trains-card-switchback = Switchback
trains-card-temporary-timetable = Temporary Timetable
trains-card-tourist-train = Tourist Train
trains-card-tunnel = Tunnel
trains-card-viaduct = Viaduct
trains-card-wagon-factory = Wagon Factory
