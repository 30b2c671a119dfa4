# Richieste
trains-prompt-start = Scegli dove comincia la tua linea: ovunque tranne in mare, in una località esterna o sulla partenza di un altro.
trains-prompt-turn = Gioca o compra una carta, oppure termina il turno. Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
trains-prompt-rail = { $card }: posa un binario accanto a uno dei tuoi, per { $coins } monete al massimo, oppure rinuncia.
trains-prompt-station = { $card }: costruisci una stazione in una città con un edificio libero, oppure rinuncia.
trains-prompt-purchase = { $card }: in cima al tuo mazzo o nell’area delle carte ottenute?
trains-prompt-price-of-train = { $card }: scegli un treno in gioco e ottieni il suo valore in monete, oppure rinuncia.
trains-prompt-copy = { $card }: scegli la carta Azione di cui copi l’effetto, oppure rinuncia.
trains-prompt-discard-to-draw = { $card }: scarta carte una alla volta, poi termina e pescane altrettante ({ $count } finora).
trains-prompt-discard-for-coins = { $card }: scarta carte una alla volta per una moneta ciascuna, poi termina ({ $count } finora).
trains-prompt-discard-exactly = { $card }: scarta ancora { $count ->
    [one] una carta
   *[other] { $count } carte
}.
trains-prompt-waste-for-coins = { $card }: restituisci Rifiuti per una moneta ciascuno, poi termina.
trains-prompt-name = { $card }: nomina una carta; se è in cima al tuo mazzo, la prendi.
trains-prompt-take-revealed = { $card }: prendi in mano una delle carte rivelate, oppure rinuncia.
trains-prompt-put-back = { $card }: scegli la prossima carta da rimettere sul mazzo; l’ultima resterà in cima.
trains-prompt-show-train = { $card }: mostra un treno della tua mano per ottenerne uno uguale, oppure rinuncia.
trains-prompt-pull-train = { $card }: riprendi in mano un treno dai tuoi scarti, oppure rinuncia.
trains-prompt-top-card = { $card } è in cima al tuo mazzo: lasciala lì oppure scartala.
trains-prompt-crew = { $card }: pesca una carta, ottieni una moneta, restituisci un Rifiuto, oppure rinuncia.
trains-prompt-train-to-deck = { $card }: rimetti un treno in gioco in cima al tuo mazzo, oppure rinuncia.
trains-prompt-remove = { $card }: scegli la carta della mano da eliminare per un treno migliore, oppure rinuncia.
trains-prompt-gain-train = { $card } è eliminata: scegli il treno che prendi in mano.

# Eventi
trains-rail-started = { $seat } comincia a { $place }.
trains-card-played = { $seat } gioca { $card }{ $coins ->
    [0] .
    [one] {" "}per 1 moneta.
   *[other] {" "}per { $coins } monete.
}
trains-card-played-without-effect = { $seat } gioca { $card } senza il suo effetto{ $coins ->
    [0] .
    [one] {" "}per 1 moneta.
   *[other] {" "}per { $coins } monete.
}
trains-effect-declined = { $seat } rinuncia all’effetto di { $card }.
trains-effect-impossible = { $card } qui non ha effetto.
trains-effect-copied = { $seat } copia l’effetto di { $card }.
trains-coins-gained = { $seat } ottiene { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
trains-point-scored = { $seat } segna 1 punto.
trains-rail-built = { $seat } posa un binario a { $place }{ $coins ->
    [0] .
    [one] {" "}per 1 moneta.
   *[other] {" "}per { $coins } monete.
}
trains-station-built = { $seat } costruisce una stazione a { $place }.
trains-waste-gained = { $seat } prende un Rifiuto.
trains-waste-returned = { $seat } restituisce { $count } Rifiuti.
trains-card-bought = { $seat } compra { $card } per { $coins }.
trains-card-put-on-deck = { $seat } mette { $card } in cima al mazzo.
trains-card-gained = { $seat } ottiene { $card }.
trains-card-gained-to-hand = { $seat } prende { $card } dalla riserva in mano.
trains-card-discarded = { $seat } scarta { $card }.
trains-card-removed = { $seat } elimina { $card } dal gioco.
trains-card-taken = { $seat } prende { $card } in mano.
trains-card-named = { $seat } nomina { $card }.
trains-train-shown = { $seat } mostra { $card }.
trains-cards-revealed = { $seat } rivela { $cards }.
trains-cards-drawn = { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
trains-cards-drawn-own = Peschi { $cards }.
trains-top-seen = { $seat } guarda la prima carta del mazzo.
trains-top-seen-own = In cima al tuo mazzo c’è { $card }.
trains-top-kept = { $seat } lascia quella carta sul mazzo.
trains-reshuffled = { $seat } mescola gli scarti in un nuovo mazzo.
trains-turn-ended = { $seat } termina il turno.
trains-ended-by-piles = Quattro mazzi sono esauriti: la partita è finita.
trains-ended-by-rails = Un giocatore ha posato tutti i suoi binari: la partita è finita.
trains-ended-by-stations = Tutte le stazioni sono costruite: la partita è finita.
trains-ended-by-turn-limit = Il limite dei turni è raggiunto: la partita è finita.

# Rifiuti delle mosse
trains-start-first = Scegli prima dove comincia la tua linea.
trains-start-taken = Un’altra linea comincia già a { $place }.
trains-start-remote = Una linea non comincia in una località esterna come { $place }.
trains-effect-first = Risolvi prima { $card }.
trains-effect-must-be-finished = L’effetto di { $card } è cominciato e va completato.
trains-nothing-asked = Nessun effetto attende una decisione: gioca o compra una carta, oppure termina il turno.
trains-nothing-to-choose = Ora non c’è nessuna carta da scegliere.
trains-not-playable = { $card } non si gioca: non farebbe nulla.
trains-not-in-hand = Non hai { $card } in mano.
trains-not-in-supply = { $card } non ha un mazzo in questa partita.
trains-pile-empty = Il mazzo di { $card } è esaurito.
trains-too-dear = { $card } costa { $cost }, hai { $coins }.
trains-waste-not-for-sale = I Rifiuti non si comprano.
trains-pass-only = I Rifiuti si restituiscono solo passando il turno, senza giocare né comprare carte.
trains-no-waste-in-hand = Non hai Rifiuti in mano.
trains-no-rail-card = Gioca prima una carta che posa binari.
trains-no-station-card = Gioca prima una carta che costruisce stazioni.
trains-rail-on-sea = In mare non si posano binari ({ $place }).
trains-rail-twice = Hai già un binario a { $place }.
trains-rail-not-adjacent = { $place } non tocca nessuno dei tuoi binari.
trains-rail-too-dear = Un binario a { $place } costa { $cost }, hai { $coins }.
trains-station-outside-city = Le stazioni si costruiscono nelle città, non a { $place }.
trains-station-no-room = Ogni edificio di { $place } ha già la sua stazione.
trains-no-such-train-in-play = Non hai in gioco un treno { $card }.
trains-no-such-action-in-play = Non hai in gioco una carta Azione { $card } da copiare.
trains-no-such-action-in-hand = Non hai in mano una carta Azione { $card } da copiare.
trains-no-such-train-to-show = { $card } non si può mostrare: serve un treno della tua mano il cui mazzo non sia esaurito.
trains-no-such-train-discarded = Nei tuoi scarti non c’è un treno { $card }.
trains-no-such-train-to-gain = { $card } non è un treno che la riserva può dare per la carta eliminata.
trains-not-removable = { $card } non si può eliminare: non è nella tua mano, oppure nessun treno si ottiene in cambio.
trains-not-revealed = { $card } non è tra le carte rivelate.
trains-not-in-game = { $card } non è in questa partita.

# Carte
trains-card-normal-train = Treno Locale
trains-card-express-train = Treno Espresso
trains-card-limited-express-train = Treno Espresso Veloce
trains-card-lay-rails = Posa dei Binari
trains-card-station-expansion = Ampliamento della Stazione
trains-card-apartment = Alloggio
trains-card-tower = Torre
trains-card-skyscraper = Grattacielo
trains-card-waste = Rifiuti
trains-card-amusement-park = Luna Park
trains-card-bullet-train = Treno Proiettile
trains-card-collaboration = Collaborazione
trains-card-command-central = Centrale di Comando
trains-card-conductors-station = Cabina del Macchinista
trains-card-control-room = Sala di Controllo
trains-card-dump-site = Deposito Materiali
trains-card-early-train = Treno del Mattino
trains-card-freight-train = Treno Merci
trains-card-garage = Rimessa
trains-card-holiday-timetable = Orario Festivo
trains-card-information-central = Centro Informazioni
trains-card-ironworks = Ferriera
trains-card-landfill = Discarica
trains-card-mail-train = Treno Postale
trains-card-maintenance-factory = Officina di Manutenzione
trains-card-passing-station = Stazione di Transito
trains-card-pulling = Traino
trains-card-signaling-area = Area di Segnalazione
trains-card-signals = Segnali
trains-card-station-crew = Personale di Stazione
trains-card-stationmasters-office = Ufficio del Capostazione
trains-card-steel-bridge = Ponte di Acciaio
trains-card-subway-excavation = Scavo della Metropolitana
trains-card-switchback = Tracciato a Zigzag
trains-card-temporary-timetable = Orario Provvisorio
trains-card-tourist-train = Treno Turistico
trains-card-tunnel = Tunnel
trains-card-viaduct = Viadotto
trains-card-wagon-factory = Fabbrica di Vagoni

# Carte secondo l’edizione OKAZU, dove i nomi differiscono in una lingua
trains-card-normal-train-okazu = Treno Locale
trains-card-limited-express-train-okazu = Treno Espresso Veloce
trains-card-station-expansion-okazu = Ampliamento della Stazione
trains-card-apartment-okazu = Alloggio
trains-card-tower-okazu = Torre
trains-card-waste-okazu = Rifiuti
trains-card-bullet-train-okazu = Treno Proiettile
trains-card-collaboration-okazu = Collaborazione
trains-card-command-central-okazu = Centrale di Comando
trains-card-conductors-station-okazu = Cabina del Macchinista
trains-card-control-room-okazu = Sala di Controllo
trains-card-dump-site-okazu = Deposito Materiali
trains-card-early-train-okazu = Treno del Mattino
trains-card-garage-okazu = Rimessa
trains-card-holiday-timetable-okazu = Orario Festivo
trains-card-information-central-okazu = Centro Informazioni
trains-card-ironworks-okazu = Ferriera
trains-card-landfill-okazu = Discarica
trains-card-passing-station-okazu = Stazione di Transito
trains-card-pulling-okazu = Traino
trains-card-signaling-area-okazu = Area di Segnalazione
trains-card-signals-okazu = Segnali
trains-card-station-crew-okazu = Personale di Stazione
trains-card-subway-excavation-okazu = Scavo della Metropolitana
trains-card-switchback-okazu = Tracciato a Zigzag
trains-card-tourist-train-okazu = Treno Turistico
trains-card-wagon-factory-okazu = Fabbrica di Vagoni

# Che cosa fanno le carte
trains-text-normal-train = Nessun effetto oltre alla sua moneta.
trains-text-express-train = Nessun effetto oltre alle sue monete.
trains-text-limited-express-train = Nessun effetto oltre alle sue monete.
trains-text-lay-rails = Posa un binario, poi prendi un Rifiuto.
trains-text-station-expansion = Costruisci una stazione in una città con un edificio libero, poi prendi un Rifiuto.
trains-text-apartment = 1 punto alla fine. Chi la compra prende un Rifiuto.
trains-text-tower = 2 punti alla fine. Chi la compra prende un Rifiuto.
trains-text-skyscraper = 4 punti alla fine. Chi la compra prende un Rifiuto.
trains-text-waste = Non fa nulla e non si può comprare.
trains-text-amusement-park = Scegli un treno che hai in gioco e ottieni tante monete quanto il suo valore stampato.
trains-text-bullet-train = Ottieni 1 moneta in più se hai già in gioco un Treno Locale.
trains-text-collaboration = Posa un binario, poi prendi un Rifiuto. Fino alla fine del turno i binari degli altri non ti costano né monete né Rifiuti; vale anche per questo binario.
trains-text-command-central = Pesca una carta. Poi nomina una carta e rivela la prima del tuo mazzo: se è quella, prendila in mano; altrimenti rimettila.
trains-text-conductors-station = Scarta quante carte vuoi, poi pescane altrettante.
trains-text-control-room = Pesca 3 carte.
trains-text-dump-site = Fino alla fine del turno non prendi Rifiuti.
trains-text-early-train = Fino alla fine del turno ogni carta che compri può andare in cima al tuo mazzo.
trains-text-early-train-okazu = Finché questa carta è in gioco, ogni carta che compri può andare in cima al tuo mazzo.
trains-text-freight-train = Restituisci quanti Rifiuti della tua mano vuoi; ottieni 1 moneta per ciascuno.
trains-text-garage = Pesca 2 carte, poi scarta 2 carte.
trains-text-holiday-timetable = Puoi eliminare questa carta dal gioco per ottenere 3 monete.
trains-text-information-central = Rivela le prime 4 carte del tuo mazzo. Puoi prenderne una in mano; rimetti le altre in cima nell’ordine che vuoi.
trains-text-ironworks = Fino alla fine del turno ottieni 2 monete ogni volta che giochi una carta binari.
trains-text-ironworks-okazu = Finché questa carta è in gioco, ottieni 2 monete ogni volta che giochi una carta Posa dei Binari.
trains-text-landfill = Restituisci tutti i Rifiuti della tua mano.
trains-text-mail-train = Scarta quante carte della tua mano vuoi; ottieni 1 moneta per ciascuna.
trains-text-maintenance-factory = Mostra un treno della tua mano e ottienine uno uguale dalla riserva.
trains-text-passing-station = Pesca una carta.
trains-text-pulling = Riprendi in mano un treno dai tuoi scarti.
trains-text-signaling-area = Pesca 2 carte.
trains-text-signals = Pesca una carta. Poi guarda la prima del tuo mazzo: lasciala lì oppure scartala.
trains-text-station-crew = Scegli: pesca una carta; oppure ottieni 1 moneta; oppure restituisci un Rifiuto della tua mano.
trains-text-stationmasters-office = Scegli una carta Azione della tua mano e applica il suo effetto come se fosse stampato qui. Le sue monete non si copiano.
trains-text-stationmasters-office-okazu = Scegli una carta Azione che hai in gioco e applica il suo effetto come se fosse stampato qui. Le sue monete non si copiano.
trains-text-steel-bridge = Posa un binario, poi prendi un Rifiuto. Fino alla fine del turno i fiumi non ti costano monete; vale anche per questo binario.
trains-text-subway-excavation = Posa un binario, poi prendi un Rifiuto. Fino alla fine del turno i binari non ti costano monete; vale anche per questo binario.
trains-text-subway-excavation-okazu = Posa un binario, poi prendi un Rifiuto. Finché questa carta è in gioco i binari non ti costano monete, tranne nelle località esterne; vale anche per questo binario.
trains-text-switchback = Rimetti in cima al tuo mazzo un treno che hai in gioco. Le sue monete restano tue.
trains-text-temporary-timetable = Rivela carte del tuo mazzo finché non escono due treni. Prendili in mano e scarta le altre.
trains-text-tourist-train = Segna 1 punto.
trains-text-tunnel = Posa un binario, poi prendi un Rifiuto. Fino alla fine del turno le montagne non ti costano monete; vale anche per questo binario.
trains-text-viaduct = Posa un binario, poi prendi un Rifiuto. Fino alla fine del turno le città non ti costano monete, stazioni comprese; vale anche per questo binario.
trains-text-wagon-factory = Elimina dal gioco un treno della tua mano. Prendi in mano dalla riserva un treno che costa fino a 3 in più.
trains-text-wagon-factory-okazu = Elimina dal gioco una carta della tua mano. Prendi in mano dalla riserva un treno che costa esattamente 3 in più.
