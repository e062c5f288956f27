import type { DemoPost } from './post.ts'

export const postsFirst: readonly DemoPost[] = [
  {
    by: 'frl_fuzz',
    ago: '17d 15h',
    title: 'Silber statt Gold',
    text: 'Eigentlich Bass. Aber sie stand da, sie sah mich an, und im Laden lief das richtige Lied. Gitarristen, seid gewarnt: Ich lerne jetzt Akkorde.',
    picture: 'guitar-star',
    likes: 11,
    comments: [
      ['stromgitarrenopa', '20m', 'Drei reichen. Der vierte ist Angeberei.', 13],
      ['schlachtplatte', '1h', 'Drei? Wir kommen mit einem aus.', 10],
    ],
  },
  {
    by: 'krachpost',
    ago: '18d 2h',
    title: 'Schwarze Liste der Wörter',
    text: 'Ab sofort in keiner Besprechung mehr: „ein Brett“, „Nackenbrecher“, „fegt alles weg“, „brachial“. Wer sie benutzt, zahlt einen Euro in die Tackerkasse. Stand nach zwei Tagen: 14 Euro.',
    likes: 14,
    comments: [
      ['eisenmorgen', '25m', 'Diese Liste fegt alles weg.', 15],
      ['krachpost', '27m', '@eisenmorgen 15 Euro.', 18],
      ['tante_trveheit', '3h', 'Darf man „nett“ sagen?', 6],
      ['krachpost', '3h 2m', '@tante_trveheit „Nett“ kostet zwei.', 12],
    ],
  },
  {
    by: 'roehre_el34',
    ago: '18d 10h',
    text: 'Neu auf dem Tisch: ein Bollwerk aus den Achtzigern, grün, schwer, beleidigt. Er will nicht über seine Vergangenheit reden. Ich habe Zeit.',
    picture: 'amp-green',
    likes: 12,
    comments: [
      ['stromgitarrenopa', '35m', 'Den hatte ich! Mein Rücken sagt: genau den.', 9],
      ['frl_fuzz', '2h', 'Grün ist die wärmste Farbe.', 5],
    ],
  },
  {
    by: 'walkuere_77',
    ago: '18d 19h',
    title: 'Eine Hand, ein Abend',
    text: 'Keine Ahnung, wem die gehört. Aber sie war vor mir, zwei Stunden lang, und sie hat nie gezittert. Wer auch immer du bist: Respekt.',
    picture: 'horns',
    likes: 19,
    comments: [
      ['kuttenkalle', '16m', 'Das Nietenband! Das ist Jutta aus Gelsenkirchen.', 8],
      ['walkuere_77', '20m', '@kuttenkalle Sag Jutta, sie ist ein Denkmal.', 11],
      ['kuttenkalle', '4h', 'Jutta sagt: Der Arm war eingeschlafen.', 20],
    ],
  },
  {
    by: 'grabwaerter',
    ago: '19d 3h',
    text: 'Herbstputz im Forum erledigt: 40 Spam-Konten beerdigt. Kurze Rede, kein Kaffee.',
    likes: 13,
    comments: [
      ['merchmaxe', '10m', 'Gab es Kränze?', 7],
      ['grabwaerter', '12m', '@merchmaxe Es gab Schweigen. Wie immer.', 10],
    ],
  },
  {
    by: 'doppelfuss',
    ago: '19d 9h',
    title: 'Violett ist das neue Schwarz',
    text: 'Lichttechniker in der Halle neben uns hatte gestern seinen ersten Tag. Er hat alles violett gemacht. Alles. Wir fanden es grandios, er hat gekündigt.',
    picture: 'stage-violet',
    likes: 10,
    comments: [
      ['kaltmamsell', '45m', 'Genie und Kündigung liegen nah beisammen.', 8],
      ['baerbel_blastbeat', '2h', 'Bitte finde ihn. Wir nehmen ihn.', 6],
    ],
  },
  {
    by: 'schlachtplatte',
    ago: '19d 22h',
    title: 'Blastbeat mit Topf und Deckel',
    text: 'Aufgenommen mit dem Handy, gespielt auf Mutters gutem Kochgeschirr. Sie weiß es nicht. Sag nichts, Bärbel.',
    sound: 'blast',
    likes: 12,
    comments: [
      ['baerbel_blastbeat', '5m', 'Ich sage nichts. Aber der Deckel ist zu tief gestimmt.', 13],
      ['doppelfuss', '30m', 'Welches Fabrikat? Der Klang hat Körper.', 7],
    ],
  },
  {
    by: 'kaltmamsell',
    ago: '20d 4h',
    text: 'Zollkontrolle am Brenner. „Was ist das?“ – „Eine Drehleier.“ – „Und was macht die?“ Ich habe es vorgeführt. Wir durften sehr schnell weiterfahren.',
    likes: 17,
    comments: [
      ['lokfuehrer_lars', '30m', 'Das merke ich mir für den Bahnsteig.', 8],
      ['tante_trveheit', '1h', 'Akustische Diplomatie.', 9],
    ],
  },
  {
    by: 'stromgitarrenopa',
    ago: '20d 11h',
    text: 'Frage eines alten Mannes: Warum haben die Bandlogos heute so viele Wurzeln? Ich habe gestern zwanzig Minuten ein Gebüsch gelesen.',
    likes: 16,
    comments: [
      ['nebelkraehe', '8m', 'Wenn man es lesen kann, ist es Pop.', 15],
      [
        'krachpost',
        '40m',
        'Wir drucken seit Jahren „(unleserlich)“ und keiner hat sich beschwert.',
        13,
      ],
      ['merchmaxe', '2h', 'Ich bestelle nach Umriss.', 11],
    ],
  },
  {
    by: 'moorhexe',
    ago: '21d 1h',
    title: 'Lesetipp: Wie Torf klingt',
    text: 'Ein langer Text über Stimmungen, die so tief sind, dass der Hund geht. Nichts für unterwegs, alles für Regentage.',
    link: 'https://langsam.example.net/wie-torf-klingt',
    likes: 9,
    comments: [
      ['frl_fuzz', '1h', 'Gelesen, umgestimmt, der Hund ist weg.', 10],
      ['grabwaerter', '3h', 'Der Text ist länger als das Album. Gut so.', 7],
    ],
  },
  {
    by: 'kuttenkalle',
    ago: '21d 6h',
    text: 'Die Kutte war in der Wäsche. Nicht von mir. Ich möchte nicht darüber reden.',
    likes: 20,
    comments: [
      ['tante_trveheit', '4m', 'Mein Beileid.', 16],
      ['walkuere_77', '9m', 'Wie viel Grad?', 7],
      ['kuttenkalle', '11m', '@walkuere_77 Vierzig. Mit Weichspüler.', 18],
      ['schlachtplatte', '12m', 'Du bist unter Freunden.', 14],
      ['grabwaerter', '30m', 'Ich hätte noch einen Platz, ruhige Lage, unter der Linde.', 20],
    ],
  },
]
