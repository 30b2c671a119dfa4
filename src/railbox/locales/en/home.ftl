# The pages around the tables: home, lists, new table, players, settings
home-title = Four railway games.
home-title-2 = One box.
home-lead = Play in the browser, against bots at once or with friends by a link. The rules are complete, the shuffle can be checked, and nothing needs an account.
home-pages = Pages
home-nav-play = Play
home-nav-tables = Tables
home-nav-watch = Watch
home-nav-ratings = Ratings
home-nav-learn = Learn
home-language = Language
home-light = Light theme
home-dark = Dark theme
home-settings = Settings
home-menu = Menu
home-games = Games
home-level = Level of the bots
home-level-novice = Novice
home-level-novice-line = forgiving
home-level-club = Club
home-level-club-line = plays soundly
home-level-expert = Expert
home-level-expert-line = thinks ahead
home-play-bots = Play against bots
home-play-bots-game = Play { $game } against bots
home-with-friends = With friends
home-with-friends-game = Play { $game } with friends
home-unofficial = Railbox is unofficial and free. The names of the games are trademarks of their owners; no artwork and no rulebook text of theirs is used.
home-your-turn = Your turn
home-turns-of = { $turns } of { $games }
home-move = Move
home-new-table = New table
home-open-record = Open a record
home-no-record = This file is not a record of a game.
home-no-json = This file cannot be read: it has to be JSON.
home-open-tables = Open tables
home-waiting = { $open } waiting · { $running } in play
home-no-open-tables = Nobody is waiting now. Open a table and share its link.
home-join = Join
home-watch = Watch
home-look = Look
home-no-clock = no clock
home-mine = Other tables of yours
home-mine-over = Finished
home-running = In play
home-finished = Finished
home-open-seat = open
home-nothing-to-watch = There is nothing to watch yet.
home-no-tables = No tables yet.
home-missing = The line ends here
home-missing-line = There is no page at this address.
home-back-home = Back to the start
home-ratings-line = By OpenSkill, for registered people and for bots.
home-rating = Rating
home-rating-chart = { $game }: the rating over { $games } games, now { $rating }
home-rated-people = People
home-rated-bots = Bots
home-place-of = { $place } of { $players }
home-no-ratings = Nobody yet.
home-player = Player
home-a-bot = bot
home-registered = registered
home-guest = guest
home-won = won
home-games-played = Games
home-when = When
home-game = Game
home-place = Place
home-no-games-yet = No games yet.
home-group-usual = Options
home-group-usual-line = most often changed
home-group-variant = Variants
home-group-variant-line = change how it plays
home-group-expansion = Expansions
home-group-expansion-line = from the box
home-group-board = Board
home-group-board-line = printed or your own
home-group-help = Help
home-group-help-line = for learning
home-own-file = Your own file
home-time = Time
home-time-line = when it runs out, a bot plays on
home-clock = Clock
home-clock-none = none
home-clock-live = live
home-clock-move = days
home-clock-none-line = Everybody takes the time they need.
home-clock-live-line = A stock of time for the game, and some more for each turn.
home-clock-move-line = So long for each decision: play over days.
home-minutes-each = Minutes for each player
home-increment = Seconds more for each turn
home-days-each = Days for each decision
home-seats = Seats
home-seats-of = { $count } of { $from }–{ $to }
home-seat-n = Seat { $number }
home-seat-open = Open, for anybody with the link
home-remove-seat = Remove seat { $number }
home-add-seat = Add a seat
home-by-lot = Draw seats by lot
home-by-lot-line = Colours and who begins are drawn at the start.
home-listed = Listed for everybody
home-listed-line = Otherwise only people with the link find it.
home-rated = Rated
home-rated-line = Results count for the ratings of people; who leaves has lost.
home-table-title = Name of the table (if you like)
home-what-you-get = What you get
home-sum-starts = It starts at once.
home-start-now = Start the game
home-open-the-table = Open the table
home-looks = The page
home-theme = Theme
home-theme-system = as the system
home-theme-light = light
home-theme-dark = dark
home-motion = Movement
home-motion-line = Pieces move from old to new place.
home-motion-full = full
home-motion-short = short
home-motion-none = none
home-set-patterns = Patterns along the lines
home-set-patterns-line = Players can be told apart without colours.
home-set-largeText = Large text
home-set-largeText-line = Everything is written larger.
home-set-effects = Show what a move would do
home-set-effects-line = Points, costs, who is robbed, before you confirm.
home-set-premoves = Choose while others think
home-set-premoves-line = It is played when your turn comes, if it is still possible.
home-set-turnSound = A sound when it is your turn
home-set-turnSound-line = Short and quiet.
home-set-scoreSound = A sound when points are scored
home-set-scoreSound-line = Yours and those of others.
home-set-confirm = Confirming a move
home-set-confirm-line = The first tap tries it.
home-confirm-sign = on the sign
home-confirm-again = second tap
home-quick = Done without confirming
home-quick-reset = Confirm all again
home-notices = Notices
home-push = My turn
home-push-on = This browser tells you, also when the page is closed.
home-push-off = This browser can tell you, also when the page is closed.
home-push-denied = You have forbidden notices in this browser.
home-push-missing = This browser has no such notices.
home-push-turn-on = Turn on
home-push-turn-off = Turn off
home-account = Account
home-name = Name
home-rename = Change name
home-my-page = My games and ratings
home-register-why = A password keeps your name, tables and rating on every device.
home-register = Register
home-sign-in = Sign in
home-sign-out = Sign out
home-password = Password
home-said-renamed = Your name is changed.
home-said-registered = You are registered.
home-said-signed-in = You are signed in.
home-said-signed-out = You are signed out.
home-players = { $from }–{ $to } players
home-minutes = { $minutes } min
home-days = { $count } d
home-hours = { $count } h
home-turns = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
home-seats-taken = { $taken } of { $players } seats taken
home-rated-games = { $count ->
    [one] rated game
   *[other] rated games
}
home-place-n = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
home-seat-me = You
home-seat-me-named = { $name } (you)
home-sum = { $game } for { $players }.
home-sum-open = { $count ->
    [one] It starts when one more person has sat down.
   *[other] It starts when { $count } more people have sat down.
}
home-quick-line = { $count ->
    [one] One kind of move is done at once.
   *[other] { $count } kinds of moves are done at once.
}
