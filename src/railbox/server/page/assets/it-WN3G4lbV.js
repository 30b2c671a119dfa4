var e=`trains-summary = Compra carte e costruisci con esse: binari e stazioni per la miglior rete di Tokyo o di Osaka.

# Opzioni
trains-option-edition = Edizione
trains-option-edition-help = Nomi e regole di AEG (2013) o di OKAZU (2012): cambiano i pareggi, gli effetti che durano e sei carte.
trains-option-edition-ruling = Con OKAZU un pareggio si condivide, un effetto che dura cessa quando la sua carta lascia il gioco, e nessuno vede l’errore di una Centrale di Comando. Costi, valori e tabellone sono di AEG: gli originali non si sono visti.
trains-option-edition-aeg = AEG
trains-option-edition-okazu = OKAZU
trains-option-map = Mappa
trains-option-map-help = Un lato del tabellone, o una mappa tua. La mappa consigliata è Tokyo, e Osaka con le carte della prima partita a Osaka.
trains-option-map-suggested = Consigliata
trains-option-map-tokyo = Tokyo
trains-option-map-osaka = Osaka
trains-option-cards = Carte
trains-option-cards-help = Gli otto tipi di carte che cambiano da una partita all’altra: a sorte, una scelta consigliata, oppure otto a piacere.
trains-option-cards-random = A sorte
trains-option-cards-tokyo-beginners = Prima partita a Tokyo
trains-option-cards-osaka-beginners = Prima partita a Osaka
trains-option-cards-reforming-and-tunneling = Riforme e gallerie
trains-option-cards-holiday-pass = Biglietto delle vacanze
trains-option-first = Chi comincia
trains-option-first-help = Comincia il primo posto, oppure si tira a sorte.
trains-option-first-first-seat = Il primo posto
trains-option-first-random = A sorte
trains-option-landfill = Discarica per una prima partita
trains-option-landfill-help = Uno degli otto tipi estratti a sorte è quello che restituisce i Rifiuti.
trains-option-ironworks = Ferriera
trains-option-ironworks-help = Paga per ogni carta binari (AEG), o solo per Posa dei Binari (OKAZU alla lettera).
trains-option-ironworks-ruling = Paga quando si gioca una carta binari, prima di pagare il binario, che lo si posi o no. Più d’una si sommano.
trains-option-ironworks-edition = Secondo l’edizione
trains-option-ironworks-aeg = Ogni carta binari
trains-option-ironworks-okazu = Solo Posa dei Binari
trains-option-wagon-factory = Fabbrica di Vagoni
trains-option-wagon-factory-help = Cambia un treno con uno che costa fino a 3 in più (AEG), o una carta qualsiasi con un treno che costa esattamente 3 in più (OKAZU alla lettera).
trains-option-wagon-factory-ruling = Prima di rimuovere qualcosa, dev’esserci una carta da prendere. Un Treno Locale non si prende mai.
trains-option-wagon-factory-edition = Secondo l’edizione
trains-option-wagon-factory-aeg = Un treno, fino a 3 in più
trains-option-wagon-factory-okazu = Ogni carta, esattamente 3 in più
trains-option-subway-waste = Rifiuti con lo Scavo della Metropolitana
trains-option-subway-waste-help = Anche sottoterra i binari degli altri danno una carta Rifiuti; senza questa opzione non la danno.
trains-option-subway-waste-ruling = AEG non conta mai i Rifiuti in un costo e OKAZU qui tace: di regola si prendono in entrambe le edizioni.
trains-option-turn-limit = Limite di turni
trains-option-turn-limit-help = Per le simulazioni: la partita finisce dopo questo numero di turni di ciascuno. Le regole non hanno limiti, e giocando tra persone non ci si avvicina mai.

# Azioni
trains-play = Gioca { $card }
trains-play-without-effect = Gioca { $card } senza il suo effetto
trains-buy = Compra { $card }
trains-choose = Scegli { $card }
trains-lay-rails = Posa binari { $where }
trains-build-station = Costruisci una stazione { $where }
trains-verb-done = Termina
trains-verb-decline = Rinuncia
trains-verb-return-waste = Restituisci { $waste }
trains-verb-draw = Pesca una carta
trains-verb-coin = Prendi una moneta
trains-verb-on-deck = In cima al mazzo
trains-verb-to-gained = Tra le carte ottenute
trains-verb-discard = Scarta la carta

# Luoghi
trains-town = { $name }
trains-in-town = a { $name }
trains-cell = { $ground } { $cell }
trains-of = di { $name }
trains-of-vowel = di { $name }
trains-ground-field = campo
trains-ground-river = fiume
trains-ground-mountain = montagna
trains-ground-sea = mare
trains-on-field = nel campo
trains-on-river = sul fiume
trains-on-mountain = sulla montagna
trains-on-sea = nel mare
trains-beside-east = { $ground } a est { $of }
trains-beside-west = { $ground } a ovest { $of }
trains-beside-north-east = { $ground } a nord-est { $of }
trains-beside-north-west = { $ground } a nord-ovest { $of }
trains-beside-south-east = { $ground } a sud-est { $of }
trains-beside-south-west = { $ground } a sud-ovest { $of }
trains-away-east = { $ground } { $count } caselle a est { $of }
trains-away-west = { $ground } { $count } caselle a ovest { $of }
trains-away-north-east = { $ground } { $count } caselle a nord-est { $of }
trains-away-north-west = { $ground } { $count } caselle a nord-ovest { $of }
trains-away-south-east = { $ground } { $count } caselle a sud-est { $of }
trains-away-south-west = { $ground } { $count } caselle a sud-ovest { $of }
trains-away-north = { $ground } { $count } file a nord { $of }
trains-away-south = { $ground } { $count } file a sud { $of }

# Richieste
trains-prompt-start = Scegli dove comincia la tua linea: ovunque tranne in mare, in una città esterna o dove comincia un’altra linea.
trains-prompt-turn = Gioca o compra una carta, oppure termina il turno. Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
trains-prompt-rail = { $card }: posa binari accanto ai tuoi, { $coins ->
    [0] senza pagare
    [one] per 1 moneta al massimo
   *[other] per { $coins } monete al massimo
}, oppure rinuncia.
trains-prompt-station = { $card }: costruisci una stazione in una città con un edificio libero, oppure rinuncia.
trains-prompt-purchase = Dove va la carta { $card }: in cima al tuo mazzo o tra le carte ottenute?
trains-prompt-price-of-train = { $card }: scegli un treno in gioco e ottieni il suo valore in monete, oppure rinuncia.
trains-prompt-copy = { $card }: scegli la carta Azione di cui copi l’effetto, oppure rinuncia.
trains-prompt-discard-to-draw = { $card }: scarta carte una alla volta, poi termina e pescane altrettante ({ $count } finora).
trains-prompt-discard-for-coins = { $card }: scarta carte una alla volta per una moneta ciascuna, poi termina ({ $count } finora).
trains-prompt-discard-exactly = { $card }: scarta ancora { $count ->
    [one] una carta
   *[other] { $count } carte
}.
trains-prompt-waste-for-coins = { $card }: restituisci carte { $waste } per una moneta ciascuna, poi termina.
trains-prompt-name = { $card }: nomina una carta; se è in cima al tuo mazzo, la prendi.
trains-prompt-take-revealed = { $card }: prendi in mano una delle carte rivelate, oppure rinuncia.
trains-prompt-put-back = { $card }: scegli la prossima carta da rimettere sul mazzo; l’ultima resterà in cima.
trains-prompt-show-train = { $card }: mostra un treno della tua mano per ottenerne uno uguale, oppure rinuncia.
trains-prompt-pull-train = { $card }: riprendi in mano un treno dai tuoi scarti, oppure rinuncia.
trains-prompt-top-card = La carta { $card } è in cima al tuo mazzo: lasciala lì oppure scartala.
trains-prompt-crew = { $card }: pesca una carta, prendi una moneta, restituisci una carta { $waste }, oppure rinuncia.
trains-prompt-train-to-deck = { $card }: rimetti un treno in gioco in cima al tuo mazzo, oppure rinuncia.
trains-prompt-remove = { $card }: scegli la carta della mano da eliminare per un treno migliore, oppure rinuncia.
trains-prompt-gain-train = La carta { $card } è eliminata: scegli il treno che prendi in mano.

# Eventi
trains-rail-started = { $seat } comincia { $where }.
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
trains-effect-declined = { $seat } rinuncia all’effetto della carta { $card }.
trains-effect-impossible = La carta { $card } qui non ha effetto.
trains-effect-copied = { $seat } copia l’effetto della carta { $card }.
trains-coins-gained = { $seat } ottiene { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
trains-point-scored = { $seat } segna 1 punto.
trains-rail-built = { $seat } posa binari { $where }{ $coins ->
    [0] .
    [one] {" "}per 1 moneta.
   *[other] {" "}per { $coins } monete.
}
trains-station-built = { $seat } costruisce una stazione { $where }.
trains-waste-gained = { $seat } prende una carta { $waste }.
trains-waste-returned = { $seat } restituisce { $count ->
    [one] una carta
   *[other] { $count } carte
} { $waste }.
trains-card-bought = { $seat } compra { $card } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
trains-card-put-on-deck = { $seat } mette { $card } in cima al mazzo.
trains-card-gained = { $seat } ottiene { $card }.
trains-card-gained-to-hand = { $seat } prende in mano { $card } dalla riserva.
trains-card-discarded = { $seat } scarta { $card }.
trains-card-removed = { $seat } elimina { $card } dal gioco.
trains-card-taken = { $seat } prende in mano { $card }.
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
trains-end-four-empty-piles = Quattro mazzi sono esauriti: la partita è finita.
trains-end-rails-used-up = Un giocatore ha posato tutti i suoi binari: la partita è finita.
trains-end-stations-used-up = Tutte le stazioni sono costruite: la partita è finita.
trains-end-turn-limit = Il limite dei turni è raggiunto: la partita è finita.

# Mosse rifiutate
trains-start-first = Scegli prima dove comincia la tua linea.
trains-start-taken = Un’altra linea comincia già { $where }.
trains-start-remote = Una linea non comincia in una città esterna, quindi non { $where }.
trains-effect-first = Risolvi prima l’effetto della carta { $card }.
trains-purchase-first = Decidi prima dove va la carta { $card }: in cima al tuo mazzo o tra le carte ottenute.
trains-effect-must-be-finished = L’effetto della carta { $card } è cominciato e va completato.
trains-finish-instead = Termina invece l’effetto della carta { $card }: chi non sceglie nulla vi rinuncia così.
trains-nothing-asked = Nessun effetto attende una decisione: gioca o compra una carta, oppure termina il turno.
trains-nothing-to-choose = Ora non c’è nessuna carta da scegliere.
trains-not-playable = La carta { $card } non si gioca: non farebbe nulla.
trains-not-in-hand = Non hai la carta { $card } in mano.
trains-not-in-play = Non hai la carta { $card } in gioco.
trains-not-discarded = La carta { $card } non è nei tuoi scarti.
trains-not-in-supply = La carta { $card } non ha un mazzo in questa partita.
trains-not-in-game = La carta { $card } non è in questa partita.
trains-not-revealed = La carta { $card } non è tra le carte rivelate davanti a te.
trains-pile-empty = Il mazzo { $card } è esaurito.
trains-too-dear = La carta { $card } costa { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}, ne hai { $coins }.
trains-waste-not-for-sale = La carta { $waste } non si compra.
trains-pass-only = Le carte { $waste } si restituiscono solo passando il turno, senza giocare né comprare carte.
trains-no-waste-in-hand = Non hai carte { $waste } in mano.
trains-no-rail-card = Gioca prima una carta che posa binari.
trains-no-station-card = Gioca prima una carta che costruisce stazioni.
trains-rail-on-sea = Non si posano binari { $where }.
trains-rail-twice = Hai già binari { $where }.
trains-rail-not-adjacent = I binari { $where } non toccherebbero nessuno dei tuoi.
trains-rail-border-blocked = I binari { $where } toccherebbero i tuoi solo attraverso un confine bloccato.
trains-rail-too-dear = I binari { $where } costano { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}, ne hai { $coins }.
trains-station-outside-city = Le stazioni si costruiscono nelle città, e non ce ne sono { $where }.
trains-station-no-room = Ogni edificio ha già la sua stazione { $where }.
trains-no-train = La carta { $card } non è un treno.
trains-no-action = La carta { $card } non è una carta Azione.
trains-office-not-copied = La carta { $card } non può copiarne un’altra con lo stesso nome.
trains-no-train-for-it = La riserva non ha un treno da dare in cambio della carta { $card }.
trains-train-too-dear = La carta { $card } costa { $cost }; il treno può costare { $limit } al massimo.
trains-not-of-that-cost = La carta { $card } costa { $cost }; il treno deve costare esattamente { $limit }.

# Punti
trains-score-cities = Binari nelle città con stazioni
trains-score-remotes = Binari nelle città esterne
trains-score-cards = Carte vittoria
trains-score-track = Tracciato dei punti
trains-tie-rails = Il pareggio si decide con i binari sul tabellone: { $seat } ne ha { $count }.
trains-tie-shared = Vittoria condivisa: { $seats }.

# Tabellone in testo
trains-board-legend = · campo, ~ fiume, ^ montagna, ■ stazione, □ edificio senza stazione, ★ città esterna, ≈ mare, ‖ confine bloccato; le cifre sono i giocatori che vi hanno binari.
trains-board-blocked = Bloccati: { $borders }
trains-board-supply = Riserva (costo, carta, + monete o ★ punti, copie):
trains-board-round = giro { $number }
trains-board-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
trains-board-stations = { $count ->
    [one] ancora 1 stazione
   *[other] ancora { $count } stazioni
}
trains-board-piles = mazzi esauriti: { $count } su { $limit }
trains-board-play = In gioco: { $cards }
trains-board-gained = Ottenute: { $cards }
trains-board-aside = Da parte: { $cards }
trains-board-lasting = Effetti che durano: { $cards }
trains-board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
trains-board-rails = { $count ->
    [one] ancora 1 binario
   *[other] ancora { $count } binari
}
trains-board-deck = mazzo { $count }
trains-board-discard = scarti { $count }
trains-board-hand = Mano: { $cards }
trains-board-deck-top = In cima al mazzo: { $cards }
trains-board-unknown = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
trains-board-empty = nessuna carta

# Carte
trains-card-normal-train = Treno Locale
trains-card-express-train = Treno Espresso
trains-card-limited-express-train = Treno Espresso Veloce
trains-card-lay-rails = Posa dei Binari
trains-card-station-expansion = Aggiungere Stazione
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

# Carte con un altro nome nell’edizione OKAZU, in almeno una lingua
trains-card-normal-train-okazu = Treno Locale
trains-card-limited-express-train-okazu = Treno Espresso Veloce
trains-card-station-expansion-okazu = Aggiungere Stazione
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

# Le carte in una riga
trains-line-normal-train = Solo monete
trains-line-express-train = Solo monete
trains-line-limited-express-train = Solo monete
trains-line-lay-rails = Binari; 1 carta { $waste }
trains-line-station-expansion = Una stazione; 1 carta { $waste }
trains-line-apartment = 1 punto; 1 carta { $waste } all’acquisto
trains-line-tower = 2 punti; 1 carta { $waste } all’acquisto
trains-line-skyscraper = 4 punti; 1 carta { $waste } all’acquisto
trains-line-waste = Non serve a nulla
trains-line-amusement-park = Ancora le monete di un treno in gioco
trains-line-bullet-train = +1 moneta dopo una carta { $normal_train }
trains-line-collaboration = Binari; quelli degli altri non costano nulla nel turno; 1 carta { $waste }
trains-line-command-central = Pesca 1; prendi la prossima se la nomini
trains-line-command-central-okazu = Pesca 1; prendi la prossima se la nomini
trains-line-conductors-station = Cambia carte della tua mano
trains-line-control-room = Pesca 3
trains-line-dump-site = Niente carte { $waste } nel turno
trains-line-early-train = Gli acquisti del turno possono andare sul mazzo
trains-line-early-train-okazu = Gli acquisti possono andare sul mazzo
trains-line-freight-train = +1 moneta per ogni carta { $waste } restituita
trains-line-garage = Pesca 2, scarta 2
trains-line-holiday-timetable = +3 monete; la carta lascia il gioco
trains-line-information-central = Vedi 4 carte, prendine 1
trains-line-ironworks = +2 monete per ogni carta binari nel turno
trains-line-ironworks-okazu = +2 monete per ogni carta { $lay_rails }
trains-line-landfill = Restituisci tutte le carte { $waste } della mano
trains-line-mail-train = +1 moneta per ogni carta scartata
trains-line-maintenance-factory = Ottieni un treno uguale a uno della mano
trains-line-passing-station = Pesca 1
trains-line-pulling = Riprendi un treno dai tuoi scarti
trains-line-signaling-area = Pesca 2
trains-line-signals = Pesca 1; tieni o scarta la prossima
trains-line-station-crew = Pesca 1, o +1 moneta, o restituisci 1 carta { $waste }
trains-line-stationmasters-office = Copia una carta Azione della mano
trains-line-stationmasters-office-okazu = Copia una carta Azione in gioco
trains-line-steel-bridge = Binari; fiumi gratis nel turno; 1 carta { $waste }
trains-line-subway-excavation = Binari; nessun binario costa monete nel turno; 1 carta { $waste }
trains-line-subway-excavation-okazu = Binari; niente monete tranne nelle città esterne; 1 carta { $waste }
trains-line-switchback = Un treno in gioco va sul mazzo
trains-line-temporary-timetable = Prendi i prossimi 2 treni del mazzo
trains-line-tourist-train = 1 punto
trains-line-tunnel = Binari; montagne gratis nel turno; 1 carta { $waste }
trains-line-viaduct = Binari; città gratis nel turno; 1 carta { $waste }
trains-line-wagon-factory = Un treno diventa uno che costa fino a 3 in più
trains-line-wagon-factory-okazu = Una carta diventa un treno che costa 3 in più

# Che cosa fanno le carte
trains-text-normal-train = Nessun effetto oltre alla sua moneta.
trains-text-express-train = Nessun effetto oltre alle sue monete.
trains-text-limited-express-train = Nessun effetto oltre alle sue monete.
trains-text-lay-rails = Posa binari in una casella accanto ai tuoi, poi prendi una carta { $waste }.
trains-text-station-expansion = Costruisci una stazione in una città con un edificio libero, poi prendi una carta { $waste }.
trains-text-apartment = 1 punto alla fine. Chi la compra prende una carta { $waste }.
trains-text-tower = 2 punti alla fine. Chi la compra prende una carta { $waste }.
trains-text-skyscraper = 4 punti alla fine. Chi la compra prende una carta { $waste }.
trains-text-waste = Non fa nulla e non si può comprare.
trains-text-amusement-park = Scegli un treno che hai in gioco e ottieni tante monete quanto il suo valore stampato.
trains-text-bullet-train = Ottieni 1 moneta in più se hai già in gioco una carta { $normal_train }.
trains-text-collaboration = Posa binari, poi prendi una carta { $waste }. Fino alla fine del turno i binari degli altri non ti costano monete e non ti danno carte { $waste }; vale anche per i binari di questa carta.
trains-text-command-central = Pesca una carta. Poi nomina una carta e rivela la prima del tuo mazzo: se è quella, prendila in mano; altrimenti rimettila.
trains-text-command-central-okazu = Pesca una carta. Poi nomina una carta e guarda la prima del tuo mazzo: se è quella, prendila in mano; altrimenti rimettila senza mostrarla.
trains-text-conductors-station = Scarta quante carte vuoi, poi pescane altrettante.
trains-text-control-room = Pesca 3 carte.
trains-text-dump-site = Fino alla fine del turno non prendi carte { $waste }.
trains-text-early-train = Fino alla fine del turno ogni carta che compri può andare in cima al tuo mazzo.
trains-text-early-train-okazu = Finché questa carta è in gioco, ogni carta che compri può andare in cima al tuo mazzo.
trains-text-freight-train = Restituisci quante carte { $waste } della tua mano vuoi; ottieni 1 moneta per ciascuna.
trains-text-garage = Pesca 2 carte, poi scarta 2 carte.
trains-text-holiday-timetable = Puoi eliminare questa carta dal gioco per ottenere 3 monete.
trains-text-information-central = Rivela le prime 4 carte del tuo mazzo. Puoi prenderne una in mano; rimetti le altre in cima nell’ordine che vuoi.
trains-text-ironworks = Fino alla fine del turno ottieni 2 monete ogni volta che giochi una carta binari.
trains-text-ironworks-okazu = Finché questa carta è in gioco, ottieni 2 monete ogni volta che giochi una carta { $lay_rails }.
trains-text-landfill = Restituisci tutte le carte { $waste } della tua mano.
trains-text-mail-train = Scarta quante carte della tua mano vuoi; ottieni 1 moneta per ciascuna.
trains-text-maintenance-factory = Mostra un treno della tua mano e ottienine uno uguale dalla riserva.
trains-text-passing-station = Pesca una carta.
trains-text-pulling = Riprendi in mano un treno dai tuoi scarti.
trains-text-signaling-area = Pesca 2 carte.
trains-text-signals = Pesca una carta. Poi guarda la prima del tuo mazzo: lasciala lì oppure scartala.
trains-text-station-crew = Scegli: pesca una carta; oppure ottieni 1 moneta; oppure restituisci una carta { $waste } della tua mano.
trains-text-stationmasters-office = Scegli una carta Azione della tua mano e applica il suo effetto come se fosse stampato qui. Le sue monete non si copiano.
trains-text-stationmasters-office-okazu = Scegli una carta Azione che hai in gioco e applica il suo effetto come se fosse stampato qui. Le sue monete non si copiano.
trains-text-steel-bridge = Posa binari, poi prendi una carta { $waste }. Fino alla fine del turno i fiumi non ti costano monete; vale anche per i binari di questa carta.
trains-text-subway-excavation = Posa binari, poi prendi una carta { $waste }. Fino alla fine del turno i binari non ti costano monete; vale anche per i binari di questa carta. { $others }
trains-text-subway-excavation-okazu = Posa binari, poi prendi una carta { $waste }. Finché questa carta è in gioco i binari non ti costano monete, tranne il numero di una città esterna; vale anche per i binari di questa carta. { $others }
trains-text-switchback = Rimetti in cima al tuo mazzo un treno che hai in gioco. Le sue monete restano tue.
trains-text-temporary-timetable = Rivela carte del tuo mazzo finché non escono due treni. Prendili in mano e scarta le altre.
trains-text-tourist-train = Segna 1 punto.
trains-text-tunnel = Posa binari, poi prendi una carta { $waste }. Fino alla fine del turno le montagne non ti costano monete; vale anche per i binari di questa carta.
trains-text-viaduct = Posa binari, poi prendi una carta { $waste }. Fino alla fine del turno le città non ti costano monete, stazioni comprese; vale anche per i binari di questa carta.
trains-text-wagon-factory = Elimina dal gioco un treno della tua mano. Prendi in mano dalla riserva un treno che costa fino a 3 in più.
trains-text-wagon-factory-okazu = Elimina dal gioco una carta della tua mano. Prendi in mano dalla riserva un treno che costa esattamente 3 in più.
trains-subway-waste-kept = I binari degli altri danno comunque una carta { $waste }.
trains-subway-waste-waived = Neanche i binari degli altri danno carte { $waste }.
`;export{e as default};