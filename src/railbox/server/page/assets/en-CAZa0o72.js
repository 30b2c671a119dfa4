var e=`trains-summary = Buy cards and build with them: rails and stations for the best railway of Tokyo or Osaka.

# Options
trains-option-edition = Edition
trains-option-edition-help = Names and rules of AEG (2013) or of OKAZU (2012): ties, lasting effects and six cards differ.
trains-option-edition-ruling = With OKAZU a tie is shared, a lasting effect ends when its card leaves play, and a wrong guess with Command Central is shown to nobody. Costs, values and the board are those of AEG: the printed ones were not seen.
trains-option-edition-aeg = AEG
trains-option-edition-okazu = OKAZU
trains-option-map = Map
trains-option-map-help = One side of the board, or a map of your own. The suggested map is Tokyo, and Osaka for the Osaka beginners’ set.
trains-option-map-suggested = Suggested
trains-option-map-tokyo = Tokyo
trains-option-map-osaka = Osaka
trains-option-cards = Cards
trains-option-cards-help = The eight kinds of cards that change from game to game: by lot, a suggested set, or eight of your choice.
trains-option-cards-random = By lot
trains-option-cards-tokyo-beginners = Beginners in Tokyo
trains-option-cards-osaka-beginners = Beginners in Osaka
trains-option-cards-reforming-and-tunneling = Reforms and tunnels
trains-option-cards-holiday-pass = Holiday pass
trains-option-first = Who begins
trains-option-first-help = The first seat begins, or it is drawn by lot.
trains-option-first-first-seat = The first seat
trains-option-first-random = Drawn by lot
trains-option-landfill = Landfill for a first game
trains-option-landfill-help = One of the eight kinds drawn by lot is the one that gives Waste back.
trains-option-ironworks = Ironworks
trains-option-ironworks-help = Pays for every rail card (AEG), or for Lay Rails only (OKAZU by its words).
trains-option-ironworks-ruling = It pays when a rail card is played, before its rail is paid, whether or not it is built. Several add up.
trains-option-ironworks-edition = As the edition
trains-option-ironworks-aeg = Every rail card
trains-option-ironworks-okazu = Lay Rails only
trains-option-wagon-factory = Wagon Factory
trains-option-wagon-factory-help = Takes a train for one that costs up to 3 more (AEG), or any card for a train that costs exactly 3 more (OKAZU by its words).
trains-option-wagon-factory-ruling = A gain must be possible before anything is removed. A Normal Train is never gained.
trains-option-wagon-factory-edition = As the edition
trains-option-wagon-factory-aeg = A train, up to 3 more
trains-option-wagon-factory-okazu = Any card, exactly 3 more
trains-option-subway-waste = Waste under Subway Excavation
trains-option-subway-waste-help = With Subway Excavation, rails of other players still bring a Waste; without this option they bring none.
trains-option-subway-waste-ruling = AEG never counts Waste as part of a cost and OKAZU says nothing here: as a rule it is taken in both editions.
trains-option-turn-limit = Limit of turns
trains-option-turn-limit-help = For simulations: the game is over after so many turns of each player. The rules know no limit, and games between people never come near it.

# Actions
trains-play = Play { $card }
trains-play-without-effect = Play { $card } without its effect
trains-buy = Buy { $card }
trains-choose = Choose { $card }
trains-lay-rails = Lay rails { $where }
trains-build-station = Build a station { $where }
trains-verb-done = Finish
trains-verb-decline = Decline
trains-verb-return-waste = Give back { $waste }
trains-verb-draw = Draw a card
trains-verb-coin = Take a coin
trains-verb-on-deck = On top of the deck
trains-verb-to-gained = To the gained cards
trains-verb-discard = Discard the card

# Places
trains-town = { $name }
trains-in-town = in { $name }
trains-cell = { $ground } { $cell }
trains-of = of { $name }
trains-of-vowel = of { $name }
trains-ground-field = field
trains-ground-river = river
trains-ground-mountain = mountain
trains-ground-sea = sea
trains-on-field = in the field
trains-on-river = on the river
trains-on-mountain = on the mountain
trains-on-sea = in the sea
trains-beside-east = { $ground } east { $of }
trains-beside-west = { $ground } west { $of }
trains-beside-north-east = { $ground } north-east { $of }
trains-beside-north-west = { $ground } north-west { $of }
trains-beside-south-east = { $ground } south-east { $of }
trains-beside-south-west = { $ground } south-west { $of }
trains-away-east = { $ground } { $count } cells east { $of }
trains-away-west = { $ground } { $count } cells west { $of }
trains-away-north-east = { $ground } { $count } cells north-east { $of }
trains-away-north-west = { $ground } { $count } cells north-west { $of }
trains-away-south-east = { $ground } { $count } cells south-east { $of }
trains-away-south-west = { $ground } { $count } cells south-west { $of }
trains-away-north = { $ground } { $count } rows north { $of }
trains-away-south = { $ground } { $count } rows south { $of }

# Prompts
trains-prompt-start = Choose where your line starts: anywhere but in the sea, in a remote location or where another line starts.
trains-prompt-turn = Play or buy a card, or finish your turn. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
trains-prompt-rail = { $card }: lay rails beside your own, for { $coins ->
    [0] nothing
    [one] 1 coin at most
   *[other] { $coins } coins at most
}, or decline.
trains-prompt-station = { $card }: build a station in a city with a building to spare, or decline.
trains-prompt-purchase = Where does { $card } go: on top of your deck, or to your gained cards?
trains-prompt-price-of-train = { $card }: choose a train in play and gain its value in coins, or decline.
trains-prompt-copy = { $card }: choose the action card whose effect you copy, or decline.
trains-prompt-discard-to-draw = { $card }: discard cards one by one, then finish and draw as many ({ $count } so far).
trains-prompt-discard-for-coins = { $card }: discard cards one by one for a coin each, then finish ({ $count } so far).
trains-prompt-discard-exactly = { $card }: discard { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
trains-prompt-waste-for-coins = { $card }: give { $waste } back for a coin each, then finish.
trains-prompt-name = { $card }: name a card; if it is on top of your deck, you take it.
trains-prompt-take-revealed = { $card }: take one of the revealed cards into your hand, or decline.
trains-prompt-put-back = { $card }: choose which card goes on your deck next; the last one will lie on top.
trains-prompt-show-train = { $card }: show a train of your hand to gain another one like it, or decline.
trains-prompt-pull-train = { $card }: take a train from your discard pile into your hand, or decline.
trains-prompt-top-card = { $card } is on top of your deck: leave it on the deck, or discard it.
trains-prompt-crew = { $card }: draw a card, take a coin, give one { $waste } back, or decline.
trains-prompt-train-to-deck = { $card }: put a train in play on top of your deck, or decline.
trains-prompt-remove = { $card }: choose the card of your hand to remove from the game for a better train, or decline.
trains-prompt-gain-train = { $card } is removed: choose the train that you take into your hand.

# Events
trains-rail-started = { $seat } starts { $where }.
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
trains-rail-built = { $seat } lays rails { $where }{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-station-built = { $seat } builds a station { $where }.
trains-waste-gained = { $seat } takes a { $waste }.
trains-waste-returned = { $seat } gives { $count } { $waste } back.
trains-card-bought = { $seat } buys { $card } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
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
trains-end-four-empty-piles = Four piles are empty: the game is over.
trains-end-rails-used-up = A player has used up all rails: the game is over.
trains-end-stations-used-up = All stations are built: the game is over.
trains-end-turn-limit = The limit of turns is reached: the game is over.

# Refusals
trains-start-first = Choose first where your line starts.
trains-start-taken = Another line starts { $where } already.
trains-start-remote = A line may not start in a remote location, so not { $where }.
trains-effect-first = Settle { $card } first.
trains-purchase-first = Decide first where { $card } goes: on top of your deck, or to your gained cards.
trains-effect-must-be-finished = The effect of { $card } has begun and must be finished.
trains-finish-instead = Finish { $card } instead; whoever has chosen nothing leaves its effect out that way.
trains-nothing-asked = There is no effect to decide on: play or buy a card, or finish your turn.
trains-nothing-to-choose = There is no card to choose now.
trains-not-playable = { $card } cannot be played: it would do nothing.
trains-not-in-hand = You have no { $card } in your hand.
trains-not-in-play = You have no { $card } in play.
trains-not-discarded = There is no { $card } in your discard pile.
trains-not-in-supply = { $card } has no pile in this game.
trains-not-in-game = { $card } is not in this game.
trains-not-revealed = There is no { $card } among the cards that lie revealed.
trains-pile-empty = The pile of { $card } is empty.
trains-too-dear = { $card } costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $coins }.
trains-waste-not-for-sale = { $waste } cannot be bought.
trains-pass-only = { $waste } goes back only in a turn in which you neither play nor buy a card.
trains-no-waste-in-hand = You have no { $waste } in your hand.
trains-no-rail-card = Play a card that lays rails first.
trains-no-station-card = Play a card that builds stations first.
trains-rail-on-sea = Rails cannot lie { $where }.
trains-rail-twice = You have rails { $where } already.
trains-rail-not-adjacent = Rails { $where } would touch none of yours.
trains-rail-border-blocked = Rails { $where } would touch yours across a blocked border only.
trains-rail-too-dear = Rails { $where } cost { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, you have { $coins }.
trains-station-outside-city = Stations are built in cities, and there is none { $where }.
trains-station-no-room = Every building { $where } has its station.
trains-no-train = { $card } is no train.
trains-no-action = { $card } is no action card.
trains-office-not-copied = { $card } cannot copy another card of its kind.
trains-no-train-for-it = The supply has no train to take for { $card }.
trains-train-too-dear = { $card } costs { $cost }; the train may cost { $limit } at most.
trains-not-of-that-cost = { $card } costs { $cost }; the train must cost exactly { $limit }.

# Points
trains-score-cities = Rails in cities with stations
trains-score-remotes = Rails in remote locations
trains-score-cards = Victory cards
trains-score-track = Score track
trains-tie-rails = The tie is broken by rails on the board: { $seat } has { $count }.
trains-tie-shared = The victory is shared by { $seats }.

# Text board
trains-board-legend = · field, ~ river, ^ mountain, ■ station, □ building without one, ★ remote location, ≈ sea, ‖ blocked border; digits are the players with rails there.
trains-board-blocked = Blocked: { $borders }
trains-board-supply = Supply (cost, card, + coins or ★ points, copies):
trains-board-round = round { $number }
trains-board-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
trains-board-stations = { $count ->
    [one] 1 station
   *[other] { $count } stations
} left
trains-board-piles = empty piles: { $count } of { $limit }
trains-board-play = In play: { $cards }
trains-board-gained = Gained: { $cards }
trains-board-aside = Set aside: { $cards }
trains-board-lasting = Lasting: { $cards }
trains-board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
trains-board-rails = { $count ->
    [one] 1 rail
   *[other] { $count } rails
} left
trains-board-deck = deck { $count }
trains-board-discard = discard pile { $count }
trains-board-hand = Hand: { $cards }
trains-board-deck-top = On top of the deck: { $cards }
trains-board-unknown = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
trains-board-empty = no card

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

# Cards with another name in the OKAZU edition, in one language at least
trains-card-normal-train-okazu = Normal Train
trains-card-limited-express-train-okazu = Limited Express Train
trains-card-station-expansion-okazu = Station Expansion
trains-card-apartment-okazu = Building
trains-card-tower-okazu = Multi Storey Building
trains-card-waste-okazu = Waste
trains-card-bullet-train-okazu = Bullet Train
trains-card-collaboration-okazu = Collaboration
trains-card-command-central-okazu = Command Central
trains-card-conductors-station-okazu = Conductor area
trains-card-control-room-okazu = Control Room
trains-card-dump-site-okazu = Material dump site
trains-card-early-train-okazu = First train
trains-card-garage-okazu = Garage
trains-card-holiday-timetable-okazu = Holiday Timetable
trains-card-information-central-okazu = Information Central
trains-card-ironworks-okazu = Ironworks
trains-card-landfill-okazu = Landfill
trains-card-passing-station-okazu = Passing Station
trains-card-pulling-okazu = Pulling
trains-card-signaling-area-okazu = Signaling Area
trains-card-signals-okazu = Signals
trains-card-station-crew-okazu = Station Crew
trains-card-subway-excavation-okazu = Subway Excavation
trains-card-switchback-okazu = Switchback
trains-card-tourist-train-okazu = Tourist Train
trains-card-wagon-factory-okazu = Wagon Factory

# Cards in a line
trains-line-normal-train = Coins only
trains-line-express-train = Coins only
trains-line-limited-express-train = Coins only
trains-line-lay-rails = Rails; 1 { $waste }
trains-line-station-expansion = A station; 1 { $waste }
trains-line-apartment = 1 point; 1 { $waste } when bought
trains-line-tower = 2 points; 1 { $waste } when bought
trains-line-skyscraper = 4 points; 1 { $waste } when bought
trains-line-waste = Of no use
trains-line-amusement-park = The coins of a train in play once more
trains-line-bullet-train = +1 coin after a { $normal_train }
trains-line-collaboration = Rails; rails of others cost nothing this turn; 1 { $waste }
trains-line-command-central = Draw 1; take the next card if you name it
trains-line-command-central-okazu = Draw 1; take the next card if you name it
trains-line-conductors-station = Exchange cards of your hand
trains-line-control-room = Draw 3
trains-line-dump-site = No { $waste } this turn
trains-line-early-train = Purchases may go on your deck this turn
trains-line-early-train-okazu = Purchases may go on your deck
trains-line-freight-train = +1 coin for each { $waste } given back
trains-line-garage = Draw 2, discard 2
trains-line-holiday-timetable = +3 coins; the card leaves the game
trains-line-information-central = See 4 cards, take 1
trains-line-ironworks = +2 coins for each rail card this turn
trains-line-ironworks-okazu = +2 coins for each { $lay_rails }
trains-line-landfill = All { $waste } of your hand goes back
trains-line-mail-train = +1 coin for each card discarded
trains-line-maintenance-factory = Gain a train like one of your hand
trains-line-passing-station = Draw 1
trains-line-pulling = Take a train from your discard pile
trains-line-signaling-area = Draw 2
trains-line-signals = Draw 1; keep or discard the next card
trains-line-station-crew = Draw 1, or +1 coin, or 1 { $waste } goes back
trains-line-stationmasters-office = Copy an action card of your hand
trains-line-stationmasters-office-okazu = Copy an action card in play
trains-line-steel-bridge = Rails; rivers cost nothing this turn; 1 { $waste }
trains-line-subway-excavation = Rails; all rails cost no coins this turn; 1 { $waste }
trains-line-subway-excavation-okazu = Rails; no coins for rails but in remote locations; 1 { $waste }
trains-line-switchback = A train in play goes on your deck
trains-line-temporary-timetable = Take the next 2 trains of your deck
trains-line-tourist-train = 1 point
trains-line-tunnel = Rails; mountains cost nothing this turn; 1 { $waste }
trains-line-viaduct = Rails; cities cost nothing this turn; 1 { $waste }
trains-line-wagon-factory = A train becomes one that costs up to 3 more
trains-line-wagon-factory-okazu = A card becomes a train that costs 3 more

# What cards do
trains-text-normal-train = No effect beyond its coin.
trains-text-express-train = No effect beyond its coins.
trains-text-limited-express-train = No effect beyond its coins.
trains-text-lay-rails = Lay rails in a cell beside your own, then take a { $waste }.
trains-text-station-expansion = Build a station in any city with a building to spare, then take a { $waste }.
trains-text-apartment = 1 point at the end. Whoever buys it takes a { $waste }.
trains-text-tower = 2 points at the end. Whoever buys it takes a { $waste }.
trains-text-skyscraper = 4 points at the end. Whoever buys it takes a { $waste }.
trains-text-waste = Does nothing and cannot be bought.
trains-text-amusement-park = Choose a train that you have in play and gain as many coins as its printed value.
trains-text-bullet-train = Gain 1 coin more if you have a { $normal_train } in play already.
trains-text-collaboration = Lay rails, then take a { $waste }. Until the end of the turn, rails of other players cost you neither coins nor { $waste }; this is so for the rails of this card too.
trains-text-command-central = Draw a card. Then name a card and reveal the top card of your deck: if it is the one, take it into your hand; if not, put it back.
trains-text-command-central-okazu = Draw a card. Then name a card and look at the top card of your deck: if it is the one, take it into your hand; if not, put it back without showing it.
trains-text-conductors-station = Discard as many cards of your hand as you like, then draw as many.
trains-text-control-room = Draw 3 cards.
trains-text-dump-site = Until the end of the turn you take no { $waste }.
trains-text-early-train = Until the end of the turn, each card that you buy may go on top of your deck.
trains-text-early-train-okazu = While this card is in play, each card that you buy may go on top of your deck.
trains-text-freight-train = Give as much { $waste } of your hand back as you like; gain 1 coin for each.
trains-text-garage = Draw 2 cards, then discard 2 cards.
trains-text-holiday-timetable = You may remove this card from the game to gain 3 coins.
trains-text-information-central = Reveal the top 4 cards of your deck. You may take one into your hand; put the others back on top in any order.
trains-text-ironworks = Until the end of the turn, gain 2 coins each time you play a rail card.
trains-text-ironworks-okazu = While this card is in play, gain 2 coins each time you play { $lay_rails }.
trains-text-landfill = Give all { $waste } of your hand back.
trains-text-mail-train = Discard as many cards of your hand as you like; gain 1 coin for each.
trains-text-maintenance-factory = Show a train of your hand and gain another one like it from the supply.
trains-text-passing-station = Draw a card.
trains-text-pulling = Take a train from your discard pile into your hand.
trains-text-signaling-area = Draw 2 cards.
trains-text-signals = Draw a card. Then look at the top card of your deck: leave it there or discard it.
trains-text-station-crew = Choose one: draw a card; or gain 1 coin; or give one { $waste } of your hand back.
trains-text-stationmasters-office = Choose an action card in your hand and apply its effect as if it were printed here. Its coins are not copied.
trains-text-stationmasters-office-okazu = Choose an action card that you have in play and apply its effect as if it were printed here. Its coins are not copied.
trains-text-steel-bridge = Lay rails, then take a { $waste }. Until the end of the turn rivers cost you no coins; this is so for the rails of this card too.
trains-text-subway-excavation = Lay rails, then take a { $waste }. Until the end of the turn rails cost you no coins; this is so for the rails of this card too. { $others }
trains-text-subway-excavation-okazu = Lay rails, then take a { $waste }. While this card is in play rails cost you no coins, except for the number of a remote location; this is so for the rails of this card too. { $others }
trains-text-switchback = Put a train that you have in play on top of your deck. You keep its coins.
trains-text-temporary-timetable = Reveal cards of your deck until two trains have come. Take these into your hand and discard the others.
trains-text-tourist-train = Score 1 point.
trains-text-tunnel = Lay rails, then take a { $waste }. Until the end of the turn mountains cost you no coins; this is so for the rails of this card too.
trains-text-viaduct = Lay rails, then take a { $waste }. Until the end of the turn cities cost you no coins, stations included; this is so for the rails of this card too.
trains-text-wagon-factory = Remove a train of your hand from the game. Take a train that costs up to 3 more from the supply into your hand.
trains-text-wagon-factory-okazu = Remove a card of your hand from the game. Take a train that costs exactly 3 more from the supply into your hand.
trains-subway-waste-kept = Rails of other players still bring a { $waste }.
trains-subway-waste-waived = Rails of other players bring no { $waste } either.
`;export{e as default};