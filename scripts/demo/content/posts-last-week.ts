import type { DemoPost } from './post.ts'

export const postsLastWeek: readonly DemoPost[] = [
  {
    by: 'grabwaerter',
    ago: '12d 6h',
    title: 'Hausordnung in vier Sätzen',
    text: 'Sei laut, aber fair. Kein Platz für Nazis, auch nicht für „nur die Musik“. Hilf denen, die fallen – im Pit und hier. Wer Stress macht, bekommt es mit mir zu tun, und ich habe eine Schaufel.',
    likes: 20,
    pinned: true,
    comments: [
      ['kuttenkalle', '8m', 'Amen. Also nicht Amen. Ihr wisst schon.', 14],
      ['walkuere_77', '15m', 'Genau so. Danke.', 11],
      ['schlachtplatte', '40m', 'Die Schaufel kann ich bezeugen.', 12],
      ['nele_neu', '7d', 'Ich habe es gelesen und fühle mich sehr sicher vor der Schaufel.', 9],
    ],
  },
  {
    by: 'stromgitarrenopa',
    ago: '7d 3h',
    title: 'Die Rote',
    text: 'Vierunddreißig Jahre hing sie bei Jochen im Schuppen. Jetzt hängt sie bei mir. Jochen ist froh, seine Frau ist froh, ich bin froh. Meine Frau fragt, wo die anderen drei hin sollen.',
    picture: 'guitar-v',
    likes: 16,
    comments: [
      [
        'roehre_el34',
        '20m',
        'Bund drei und sieben anschauen lassen, die Lötstelle am Hals-Pickup auch. Sonst: Neid.',
        7,
      ],
      ['frl_fuzz', '1h', 'In die Küche. Küchen haben hohe Wände.', 8],
      [
        'stromgitarrenopa',
        '1h 40m',
        '@frl_fuzz Sie hat den Vorschlag gehört. Sie lacht nicht.',
        14,
      ],
    ],
  },
  {
    by: 'walkuere_77',
    ago: '7d 10h',
    text: 'Ich war heute beim Orthopäden. „Machen Sie Sport?“ – „Eher so Bewegung nach vorne und hinten.“ Er hat zwei Karten für Grobschlacke übrig.',
    likes: 20,
    comments: [
      ['merchmaxe', '10m', 'Kassenleistung?', 9],
      ['walkuere_77', '14m', '@merchmaxe Zuzahlung 24 Euro plus Gebühr.', 11],
      ['baerbel_blastbeat', '2h', 'Ich brauche diesen Arzt.', 7],
    ],
  },
  {
    by: 'kaltmamsell',
    ago: '8d 1h',
    title: 'Sonnenaufgang nach dem letzten Lied',
    text: 'Ackerbrand im Herbst, kleine Ausgabe: 800 Leute, ein Acker, violettes Licht. Um fünf hat jemand Akkordeon gespielt und niemand hat sich beschwert.',
    picture: 'festival-violet',
    likes: 13,
    comments: [
      ['dosenravioli', '30m', 'Das Akkordeon war ich. Niemand hat sich GETRAUT.', 12],
      ['moorhexe', '1h 10m', 'Es war der schönste Trauermarsch seit langem.', 6],
    ],
  },
  {
    by: 'krachpost',
    ago: '8d 7h',
    text: 'Umfrage für die 32: Bestes letztes Lied eines Albums? Es gelten nur Stücke, nach denen man erst mal sitzen bleibt.',
    likes: 10,
    comments: [
      ['moorhexe', '9m', 'Moorschicht, „Torf“. Ich sitze noch.', 8],
      ['eisenmorgen', '35m', 'Unsere sind alle zum Aufstehen. Entschuldigung.', 7],
      ['nebelkraehe', '1h', 'Frostamt, „Bescheid“. Danach geht man nur noch hinaus.', 5],
      ['lokfuehrer_lars', '4h', 'Das mit dem Drachen. Ihr wisst, welches. Es sind neun.', 9],
    ],
  },
  {
    by: 'roehre_el34',
    ago: '8d 15h',
    text: 'Service-Hinweis: „Da kommt Rauch raus“ ist keine Klangbeschreibung. Bitte ausschalten und erst dann anrufen.',
    likes: 15,
    comments: [
      ['frl_fuzz', '3m', 'Aber es klang so gut.', 13],
      ['roehre_el34', '5m', '@frl_fuzz Ich weiß. Das ist das Tragische.', 12],
    ],
  },
  {
    by: 'eisenmorgen',
    ago: '9d 2h',
    title: 'Licht steht, Rolf nicht',
    text: 'Soundcheck für die Gießerei, halb Essen war schon da. Die neue Lichtanlage kann mehr als wir. Vier Sekunden davon, den Rest gibt es live.',
    video: { name: 'lightshow', width: 640, height: 360 },
    likes: 14,
    comments: [
      ['walkuere_77', '12m', 'Ich habe Sonnenbrand vom Zuschauen.', 8],
      ['keller_13', '1h', 'Bei uns gibt es eine Glühbirne. Sie ist rot und treu.', 11],
    ],
  },
  {
    by: 'nele_neu',
    ago: '5d 22h',
    text: 'Angemeldet! Ich lese hier seit drei Tagen mit und habe jetzt eine Einkaufsliste, die meine Ausbildung gefährdet.',
    likes: 12,
    comments: [['merchmaxe', '20m', 'Willkommen. Welche Größe?', 9]],
  },
  {
    by: 'baerbel_blastbeat',
    ago: '9d 18h',
    text: 'Wer hat das Gerücht gestreut, wir hätten einen Keyboarder? Das ist ein Bügelbrett. Wir proben in meiner Waschküche.',
    likes: 17,
    comments: [
      ['doppelfuss', '15m', 'Spielt es auch live?', 8],
      ['baerbel_blastbeat', '18m', '@doppelfuss Nur die heißen Sachen.', 16],
    ],
  },
  {
    by: 'schlachtplatte',
    ago: '10d 4h',
    title: 'Grobschlacke, Duisburg',
    text: 'Pit von Wand zu Wand. Jemand hat seinen Schuh verloren, jemand anderes hatte am Ende drei. Man hat sich gefunden.',
    picture: 'stage-blood',
    likes: 13,
    comments: [
      ['kuttenkalle', '18m', 'Größe 44, schwarz, links? Frage für mich.', 11],
      ['schlachtplatte', '22m', '@kuttenkalle Liegt an der Garderobe. Da liegen aber vier.', 6],
    ],
  },
  {
    by: 'frl_fuzz',
    ago: '11d 3h',
    text: 'Nach zwanzig Jahren Bass hat mich heute zum ersten Mal jemand gefragt, ob das Gitarre ist, und ich habe ja gesagt. Ich bin müde.',
    likes: 15,
    comments: [
      [
        'stromgitarrenopa',
        '30m',
        'Bei mir fragen sie, ob das noch geht. Ich weiß nie, ob sie die Gitarre meinen.',
        14,
      ],
      ['kaltmamsell', '2h', 'Bei mir fragen sie, ob da Kaffee drin ist.', 16],
    ],
  },
]
