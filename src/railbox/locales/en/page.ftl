# The table page
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
