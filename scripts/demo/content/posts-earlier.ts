import type { DemoPost } from './post.ts'

export const postsEarlier: readonly DemoPost[] = [
  {
    by: 'tante_trveheit',
    ago: '12d 20h',
    title: 'Alphabetisch oder nach Laune?',
    text: 'Das Regal ist voll, die Ehe auch. Sortiert ihr nach Band, nach Jahr oder danach, wie kalt euch beim Hören wird?',
    picture: 'shelf',
    likes: 14,
    comments: [
      ['nebelkraehe', '10m', 'Nach Temperatur, fallend.', 9],
      ['krachpost', '25m', 'Nach Staub.', 7],
      ['stromgitarrenopa', '1h', 'Nach Geruch. Lacht nicht.', 8],
      ['lokfuehrer_lars', '5h', 'Nach Drachen pro Lied.', 13],
    ],
  },
  {
    by: 'lokfuehrer_lars',
    ago: '13d 5h',
    text: 'Durchsage heute: „Wegen Störungen im Betriebsablauf verzögert sich die Weiterfahrt um circa ein Doom-Album.“ Ich habe das wirklich gesagt. Zwei Leute haben geklatscht.',
    likes: 20,
    comments: [
      ['moorhexe', '5m', 'Wagen 4. Ich habe geklatscht.', 15],
      ['grabwaerter', '40m', 'Also neunzig Minuten.', 9],
    ],
  },
  {
    by: 'merchmaxe',
    ago: '13d 11h',
    title: 'Neu auf der Kutte',
    text: 'Eigenbedarf. Der Orangene in der Mitte hat acht Stunden und einen Fingerhut gekostet. Ohne Fingerhut wären es sechs gewesen.',
    picture: 'vest-new',
    likes: 12,
    comments: [
      ['kuttenkalle', '12m', 'Saubere Stiche. Meine halten seit 1987 nur noch aus Gewohnheit.', 10],
      ['nele_neu', '8d', 'Wie fängt man eine Kutte an? Gibt es Regeln?', 3],
      [
        'kuttenkalle',
        '8d 1h',
        '@nele_neu Nur eine: Du musst jede Band darauf wirklich mögen. Der Rest ist Faden.',
        17,
      ],
    ],
  },
  {
    by: 'doppelfuss',
    ago: '14d 2h',
    text: 'Suche Proberaum in Wien, gern feucht, gern dunkel, gern mit Nachbarn, die schon alles egal finden. Zahle pünktlich und laut.',
    likes: 8,
    comments: [
      ['keller_13', '45m', 'Graz hätte was. Die Säule ist inklusive.', 9],
      ['doppelfuss', '50m', '@keller_13 Ich wusste, dass sie irgendwann umzieht.', 5],
    ],
  },
  {
    by: 'moorhexe',
    ago: '14d 8h',
    text: 'Das Wetter in Bremen ist seit elf Tagen ein Funeral-Doom-Intro. Ich warte auf die Gitarren.',
    likes: 16,
    comments: [
      ['walkuere_77', '20m', 'Hamburg meldet: zweite Strophe, unverändert.', 11],
      ['nebelkraehe', '1h', 'Hier schneit es. Ich sage nichts mehr.', 6],
    ],
  },
  {
    by: 'kuttenkalle',
    ago: '15d 4h',
    title: 'Zweiter Platz ist auch laut',
    text: 'Bundesliga der Luftgitarristen, Ortsgruppe Oberhausen. Verloren gegen einen Zahnarzt aus Bottrop. Die Technik! Diese Finger! Er hatte nicht mal ein Kabel.',
    likes: 18,
    comments: [
      ['roehre_el34', '9m', 'Luftgitarre mit Kabel bitte nur mit Fehlerstromschutz.', 12],
      ['dosenravioli', '30m', 'Welche Saitenstärke?', 8],
      ['kuttenkalle', '33m', '@dosenravioli Nordwest, Stärke 4.', 16],
    ],
  },
  {
    by: 'nebelkraehe',
    ago: '15d 12h',
    title: 'Nebelpfand auf Schwarz',
    text: 'Schwarzes Vinyl, blaues Etikett, kein Text, keine Fotos, keine Namen. Ich musste eine Stunde suchen, welche Seite A ist. Es steht drauf.',
    picture: 'vinyl-black',
    likes: 11,
    comments: [
      ['tante_trveheit', '30m', 'Lesen. Sehr modern.', 8],
      [
        'krachpost',
        '2h',
        'Uns haben sie zum Interview einen Stein geschickt. Er war beschriftet: „Nein.“',
        17,
      ],
    ],
  },
  {
    by: 'eisenmorgen',
    ago: '16d 1h',
    text: 'Busschlüssel verloren, in Kassel. Aschenbahn hat uns ihren geliehen. Er passt nicht, aber die Geste zählt.',
    likes: 13,
    comments: [
      ['baerbel_blastbeat', '3m', 'Jederzeit wieder.', 9],
      ['lokfuehrer_lars', '1h', 'Es gäbe da ein Verkehrsmittel ohne Schlüssel.', 10],
    ],
  },
  {
    by: 'keller_13',
    ago: '16d 9h',
    title: 'Danke, ihr Leute',
    text: 'Gestern: kein Name auf dem Plakat, nur Licht und Krach. 180 gekommen, 180 wieder heim, eine Brille gefunden, null Beschwerden. So muss das.',
    picture: 'stage-bone',
    likes: 14,
    comments: [
      ['nebelkraehe', '15m', 'Die Brille ist meine. Deswegen habe ich nichts gesehen.', 13],
      ['keller_13', '20m', '@nebelkraehe Wir dachten, es wäre der Nebel.', 9],
    ],
  },
  {
    by: 'dosenravioli',
    ago: '17d 6h',
    title: 'Vermisst: Sommer',
    text: 'Ackerbrand, Samstag, 23 Uhr. In der dritten Reihe von rechts steht mein Zelt. Es ist das, das leuchtet. Absichtlich, diesmal.',
    picture: 'festival-ember',
    likes: 15,
    comments: [
      ['walkuere_77', '40m', 'Noch 250 Tage. Ungefähr. Ich zähle nicht. Doch.', 12],
      ['merchmaxe', '2h', 'Hinten links ist mein Stand. Man sieht ihn nicht, man riecht ihn.', 7],
    ],
  },
]
