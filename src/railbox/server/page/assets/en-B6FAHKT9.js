var e=Object.values(Object.assign({"../../../src/railbox/locales/en/core.ftl":`core-game-over = The game is over.
core-not-your-turn = It is not your turn.
core-unknown-action = There is no action “{ $text }” in this game.
core-over = The game is over.
core-waiting = { $seat } is to act.
core-waiting-for-all = Waiting for the choices of others.
core-list = { $first } and { $last }
core-player = Player { $number }
core-seat = { $seat }
core-action = { $text }
core-points = Points
`,"../../../src/railbox/locales/en/home.ftl":`# The pages around the tables: home, lists, new table, players, settings
home-title = Four railway games.
home-title-2 = One box.
home-lead = Play in the browser, against bots at once or with friends by a link. The rules are complete, the shuffle can be checked, and nothing needs an account.
home-pages = Pages
home-nav-play = Play
home-nav-tables = Tables
home-nav-watch = Watch
home-nav-ratings = Ratings
home-nav-workshop = Workshop
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
home-level-master = Master
home-level-master-line = relentless
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
home-make-board = Make a board
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
home-same-deal = Tables with the same deal
home-same-deal-line = Friends play the same cards and compare. By link only, not rated.
home-sum-deals = { $count } tables with the same deal are opened, and you sit at the first.
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
`,"../../../src/railbox/locales/en/learn.ftl":`learn-title = Learn a game
learn-lead = A guided game of ten minutes, the whole rules with boards that can be tried, and a position to solve every day.
learn-contents = Contents
learn-link-to = Link to “{ $title }”
learn-find = Find in the rules
learn-find-line = a word, a card, an option
learn-found = { $count ->
    [0] Nothing found
    [one] Found once
   *[other] Found { $count } times
}
learn-short = In short
learn-players = Players
learn-time = Playing time
learn-designer = By
learn-published = Published
learn-try = Try it
learn-try-line = Every diagram is a real position: choose something that is marked, and see what it would do.
learn-again = As it was
learn-rules = The rules
learn-rules-of = The rules of { $game }
learn-rule = The rule behind it
learn-never-played = Never played it? Learn it in { $minutes } minutes
learn-lesson = Lesson
learn-guide = Guide
learn-step = Lesson · step { $at } of { $count }
learn-step-of = { $at } / { $count }
learn-back = Back
learn-hint = Hint
learn-next = Next
learn-not-wanted = Allowed, but not what we want here
learn-wrong = { $why } { $effect }
learn-turns-left = { $count ->
    [one] One more turn of your own
   *[other] { $count } more turns of your own
}
learn-first-press = First press “{ $button }” on the sign.
learn-alone = Let me play
learn-to-the-end = Play to the end of the game
learn-tried = What you tried
learn-done = You can play it now
learn-done-line = That was “{ $lesson }”. Whatever you forget stands in the rules, and every refused move links to its paragraph.
learn-play-now = Play a game now
learn-next-lesson = Next lesson: { $lesson }
learn-stay = Stay at this table
learn-opening = The table is being set up …
learn-of-game = Learn { $game }
learn-puzzle = Position of the day
learn-puzzle-number = Position { $number } of { $count }
learn-puzzle-who = Position of the day · one move decides
learn-puzzle-title = A position of { $game }
learn-puzzle-line = From a game between bots: one action is clearly the best. What would you do?
learn-puzzle-try = Try it
learn-puzzle-another = Another one
learn-puzzle-tries = Your tries
learn-puzzle-right = Right!
learn-puzzle-wrong = Not the best: { $share } to win.
learn-puzzle-worse = Not the best, and not among the better ones.
learn-puzzle-solved = Solved
learn-hints = Hints
learn-hint-kind = What kind of move?
learn-hint-kind-answer = { $count ->
    [one] There is only one of its kind: “{ $action }”.
   *[other] One of { $count } such as “{ $action }”.
}
learn-hint-among = One of which?
learn-hint-move = The move
learn-hint-why = Why?
learn-hint-show = Show
learn-hint-choose = Choose it
learn-hint-chances = Chances to win, as the search sees it
learn-ask = Ask for a hint
learn-asking = A bot is thinking …
learn-judged = { $done } of { $total } decisions judged
learn-play-on = Play on from here
learn-turning = { $played } was played. Better: { $better }.
learn-lead-others = Lead the others
learn-leading = You lead: the others see what you look at
learn-led = { $name } leads
learn-follow = Follow
learn-following = Following
`,"../../../src/railbox/locales/en/page.ftl":`# The table page
page-tables = Tables
page-no-answer = The server does not answer. Try again in a moment.
page-close = Close
page-yes = yes
page-no = no
page-own-data = own data
page-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
page-clock-live = { $minutes } min + { $increment } s
page-clock-days = { $days } d { $hours } h
page-sign = What is to be done
page-sign-connecting = Connecting …
page-sign-your-turn = Your turn
page-sign-waiting = Others are to act
page-sign-watching = You are watching
page-sign-behind = Catching up …
page-sign-refused = Not possible
page-sign-not-done = Not done
page-sign-offline = No connection · again in { $seconds } s
page-sign-offline-now = No connection · trying now
page-sign-no-connection = You see the table as it last was
page-sign-kept = Your move is kept and will be sent
page-offline-not-done = There is no connection: that was not done.
page-offline-unsure = The connection was lost: look whether it was done.
page-sign-past = Moment { $moment } of { $end }
page-sign-now = Back to now
page-sign-paused = The game is paused
page-sign-seats-open = Waiting for players
page-sign-ready = All seats are taken
page-sign-result = Result
page-sign-sending = Sending …
page-result-none = The game ended without a winner
page-result-one = { $name } wins with { $points }
page-result-you = You win with { $points }
page-result-shared = { $names } share the win with { $points }
page-undo = Undo
page-redo = Redo
page-undo-turn = Begin the turn anew
page-undo-here = Undo to here
page-unused = Something is left
page-unused-no = Not yet
page-players = Players
page-seat-you = you
page-seat-bot = bot
page-seat-to-act = to act
page-seat-resigned = has resigned
page-seat-left = has left · autopilot
page-seat-time = out of time · autopilot
page-seat-absent = away · autopilot
page-seat-autopilot = autopilot
page-side = Log, chat, notes
page-tab-log = Log
page-tab-actions = Actions
page-tab-chat = Chat
page-tab-notes = Notes
page-log = Log
page-log-show = Show this moment
page-log-empty = Nothing has happened yet.
page-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
  }
page-chat = Chat
page-chat-say = Say something
page-chat-send = Send
page-chat-empty = Nobody has said anything yet.
page-notes = Notes
page-notes-hint = Notes for yourself: they stay in this browser.
page-actions = What you can do
page-actions-keys = arrows, Enter
page-actions-none = Nothing now: others are to act.
page-actions-over = Nothing any more: the game is over.
page-actions-past = You are looking at a past moment.
page-actions-filter = Find among { $count }
page-plans = When it is my turn
page-plans-note = done if still possible
page-plans-clear = Plan nothing
page-board = Board
page-text-board = Board as text
page-tray = What is yours
page-supply = Supply
page-zoom = Zoom
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = The whole board
page-dock = What the sheet shows
page-dock-hand = Hand
page-dock-actions = Actions
page-dock-log = Log
page-dock-chat = Chat
page-sheet-peek = Sheet: small. Enlarge
page-sheet-half = Sheet: half. Enlarge
page-sheet-full = Sheet: full. Make small
page-replay = Replay
page-replay-first = To the start
page-replay-previous = One action back (,)
page-replay-play = Play by itself (P)
page-replay-pause = Stop (P)
page-replay-next = One action on (.)
page-replay-last = To the present (N)
page-replay-live = Live
page-replay-end = End
page-replay-moment = Moment { $moment } of { $end }
page-menu = This table
page-menu-options = Options
page-menu-usual = All as usual
page-menu-others = { $count ->
    [one] 1 option as usual
   *[other] { $count } options as usual
  }
page-menu-seat = Your seat
page-menu-play = How you play
page-menu-table = More
page-autopilot-on = Let the autopilot play
page-autopilot-off = Play again yourself
page-pause = Ask for a pause
page-pause-not = No pause after all
page-resume = Go on
page-abandon = Propose to stop the game
page-abandon-not = Play on after all
page-reseat = Propose to change seats
page-reseat-not = Keep the seats after all
page-votes-reseat = { $count ->
    [one] One of you would let everybody change seats.
   *[other] { $count } of you would let everybody change seats.
}
page-votes-pause = { $count ->
    [one] 1 person asks for a pause.
   *[other] { $count } people ask for a pause.
  }
page-votes-abandon = { $count ->
    [one] 1 person would stop the game.
   *[other] { $count } people would stop the game.
  }
page-resign = Resign
page-resign-sure = Resign: really?
page-leave = Leave the table
page-leave-sure = Leave: really?
page-replace = A bot for { $seat }
page-mute = Mute { $name }
page-unmute = Hear { $name } again
page-set-effects = Show what an action would do
page-set-premoves = Plan actions while others act
page-set-turnsound = A bell when it is my turn
page-set-again = Choosing twice confirms
page-set-quick = Actions without a confirmation
page-set-quick-kind = such as “{ $action }”
page-share = Copy the link
page-share-done = Copied
page-look-as = Look through the eyes of
page-spectator = a spectator
page-fair = Shuffle, options and seats are fixed; their SHA-256 is { $commitment }
page-fair-seed = Its seed is { $seed }
page-fair-kept = The shuffle was the promised one: the seed fits its SHA-256 from before the first action.
page-seats = Seats
page-seats-free = { $count ->
    [0] all taken
   *[other] { $count } free
  }
page-seats-drawn = Who sits where is drawn by lot at the start.
page-seat-open = free
page-seat-number = Seat { $number }
page-seat-for-people = for somebody
page-seat-for-bot = bot: { $name }
page-join = Sit down
page-leave-seat = Stand up
page-start = Start
page-invite = Invite friends
page-invite-line = Whoever opens this address can sit down.
page-keys = Keys
page-key-arrows = from target to target
page-key-enter = choose; again: confirm
page-key-escape = leave what is chosen, or the past
page-key-undo = undo
page-key-redo = redo
page-key-board = to the board
page-key-actions = to the list of actions
page-key-action = replay by action
page-key-turn = replay by turn
page-key-round = replay by round
page-key-play = play by itself, stop
page-key-now = back to now
page-key-zoom = larger, smaller, the whole board
page-key-chat = say something
page-key-help = this list
page-end-points = Points by source
page-end-length = { $actions } actions · { $rounds } rounds
page-end-board = Final board
page-end-look = Look at the table
page-chances = Chances to win
page-chances-note = as a bot sees it
page-chances-judging = A bot is judging the game …
page-turning = Turning points
page-turning-note = chance lost
page-turning-better = better: { $action }
page-rematch = Rematch
page-rematch-go = To the rematch
page-same-deal = Same deal
page-deal = The same deal
page-deal-tables = { $count ->
    [one] one table
   *[other] { $count } tables
  }
page-deal-here = here
page-deal-table = Table { $number }
page-deal-open = waits for players
page-deal-running = being played
page-deal-over = ended
page-deal-frozen = cannot go on
page-deal-compare = Compare seat by seat: the dot marks the most that somebody made of it.
page-deal-knew = had seen the deal, and is not compared.
page-deal-later = Points are compared here when your own game is over.
page-deal-invite = Copy the link for a friend
page-deal-friends = Same deal for friends
page-record = Save the record
page-notice-turn = It is your turn.
`,"../../../src/railbox/locales/en/server.ftl":`server-registered-already = You are registered already.
server-register-first = Register first.
server-name-taken = That name is taken.
server-empty-name = A name needs at least one character that can be seen.
server-wrong-password = The name or the password is wrong.
server-sign-in-first = Sign in or play as a guest first.
server-too-many-tokens = You have { $most } keys already: delete one first.
server-no-such-token = You have no such key.
server-banned = This account has been closed by the host of this server.
server-too-many-tables = { $most } tables of yours wait for players already: play or leave one first.
server-too-fast = Too many requests: wait a moment.
server-foreign-origin = This request comes from another site.
server-bad-webhook = A webhook is an http or https address on the usual port.
server-bad-seat = A seat is “me”, “open” or “bot:” and a name, not “{ $text }”.
server-unfinished-record = The game of this record is not finished.
server-no-such-player = There is no such player.
server-no-such-table = There is no such table.
server-nothing-here = There is nothing here.
server-too-large = That is too large.
server-bad-input = That cannot be right: { $text }
server-malformed = That is not a message that the server knows.
server-broken = Something is broken in the server; it has been noted.
server-cannot-store = The server cannot store anything just now. Please try again in a moment.
server-disk-full = The server has no room left to store anything. Whoever runs it must make room first.
server-push-turn = It is your turn: { $game }
server-bad-push = This browser cannot be told.
`,"../../../src/railbox/locales/en/table.ftl":`# Events
table-joined = { $name } sits down.
table-left = { $name } leaves the table.
table-seat-bot = A bot takes seat { $number }.
table-seat-opened = Seat { $number } is open.
table-game-begins = The game begins. Shuffle, options and seats are fixed; their SHA-256 is { $commitment }.
table-same-deal = The cards lie as at another table: this game does not count for ratings.
table-knows-deal = { $name } has seen this deal at another table.
table-plays-deal = You are playing this deal at another table already.
table-deal-elsewhere = You are playing this deal at another table. This one is shown to you when your game is over.
table-seats-drawn = The seats were drawn by lot, in this order: { $seats }.
table-undone = { $seat } takes something back.
table-votes-abandon = { $name } would like to abandon the game.
table-votes-pause = { $name } would like a pause.
table-votes-reseat = { $name } would let everybody change seats.
table-votes-no = { $name } would rather play on.
table-paused = All agree: the clocks stand still.
table-reseated = All agree: seats may be changed.
table-resumed = { $name } lets the clocks run again.
table-timed-out = The time of { $seat } is up; the autopilot takes over.
table-autopilot-on = The autopilot plays for { $seat }.
table-autopilot-off = { $seat } is back.
table-replaced = A bot takes the seat of a player who is away: { $seat }.
table-resigned = { $seat } resigns.
table-left-for-good = { $name } does not come back: that counts as a resignation.
table-abandoned = The game is abandoned.
table-last-standing = All others have resigned.
table-rematch = { $name } has opened a table for another game.

# Refusals
table-not-started = The game has not begun.
table-started = The game has begun.
table-over = The game is over.
table-not-over = The game is not over yet.
table-seated-already = You have a seat at this table.
table-not-seated = You have no seat at this table.
table-host-only = Only the host may do that.
table-has-resigned = You have resigned.
table-is-paused = The game is paused.
table-not-paused = The game is not paused.
table-log-full = This table has recorded more than anybody can read: only the game itself goes on.
table-not-allowed = That is not allowed.
table-seats-open = Not all seats are taken.
table-full = All seats are taken.
table-seat-taken = That seat is taken.
table-seat-is-bound = You have seen the hand of seat { $number }: during this game you may sit nowhere else.
table-closed-company = A rated game is played to its end by those who began it, each in the same seat.
table-autopilot-decides = This decision is the autopilot’s now; the next one is yours again.
table-no-such-seat = There is no such seat.
table-not-your-seat = You cannot look at another seat before the end.
table-still-there = That player is still here.
table-no-such-bot = There is no bot “{ $bot }”.
table-from-the-future = That answers something that has not happened yet.
table-moved-on = The table has moved on since: look again.
table-nothing-to-undo = There is nothing that you can take back.
table-nothing-to-redo = There is nothing to do again.
table-nothing-said = There is nothing in that message.
table-past-hidden = The rules hide what is past until this part of the game is over.
table-scores-hidden = The points are not open yet.
table-other-players = The other game was for { $players } players.
table-rules-gone = This table plays { $game } by rules { $rules }, which this server does not have.
table-damaged = The log of this table cannot be read from entry { $seq } on. Whoever runs this server can repair it.

# How seats are called
table-person = { $name }
table-bot-random = Random bot
table-bot-greedy = Greedy bot
table-bot-search = Searching bot
table-bot-novice = Novice bot
table-bot-club = Club bot
table-bot-expert = Expert bot
table-bot-master = Master bot
table-bot-named = Bot { $name }
table-bot-numbered = { $bot } { $number }
table-no-hints = Hints are not given in a rated game.
`}));export{e as default};