# A game
terminal-asks = { $seat }: { $prompt }
terminal-hand-over = Hand over to { $seat }, then press Enter; “undo” takes back what was done last.
terminal-since = Since your last turn:
terminal-several = Several actions begin like that: { $actions }.
terminal-more = … { $count } more (“list”)
terminal-no-such-actions = No action has “{ $text }” in it.
terminal-nothing-to-undo = Nothing can be taken back: something became known, or somebody else has acted since.
terminal-nothing-certain = Nothing about it is certain beforehand.
terminal-nothing-called = Nothing here is called “{ $text }”.
terminal-can-be-asked = You can ask about: { $names }.
terminal-nothing-to-ask = There is nothing to ask about in this game.
terminal-save-where = Say where: save FILE
terminal-saved = Saved: { $file }
terminal-thinking = Thinking …
terminal-bot-failed = { $seat } has failed and makes a random move: { $text }
terminal-log-hidden = In this game the past is not shown again while it counts.

# Help
terminal-help-act = number, text or beginning of an action
terminal-help-act-does = do it
terminal-help-list = all actions with their texts, or those with a word in them
terminal-help-preview = what is certain about an action before you do it
terminal-help-hint = what a strong player would do
terminal-help-card = what a card or the like does
terminal-help-undo = take back your last action
terminal-help-log = what happened
terminal-help-save = keep the game as a record
terminal-help-help = this help
terminal-help-quit = leave the game
terminal-action = ACTION
terminal-word = WORD
terminal-name = NAME
terminal-file = FILE

# The end
terminal-result = Result
terminal-sum = Sum
terminal-wins = { $seat } wins.
terminal-win = { $winners } win together.

# Games
terminal-players = { $low ->
    [one] 1 player
   *[other] { $low } players
}
terminal-players-range = { $low } to { $high } players
terminal-minutes = about { $minutes } minutes
terminal-made-by = by { $designer }
terminal-published = { $publisher }, { $year }
terminal-default = not given
terminal-group-usual = Game
terminal-group-variant = Variants
terminal-group-expansion = Expansions
terminal-group-help = Help
terminal-group-board = Board
terminal-takes-whole-number = whole number
terminal-takes-text = text
terminal-takes-none = none
terminal-takes-data = JSON

# Thinking
terminal-column-action = action
terminal-column-value = value
terminal-column-visits = visits
terminal-column-move = move
terminal-column-seat = player
terminal-column-played = played
terminal-column-better = better
terminal-column-loss = loss
terminal-column-decisions = decisions
terminal-largest-mistakes = Largest mistakes
terminal-mean-loss = Mean loss of a decision
terminal-chances = Chances to win after each move
terminal-graph = Graph: { $file }
