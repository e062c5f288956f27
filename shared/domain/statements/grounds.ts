import type { ReportCategory } from '../reports.ts'

/** The rule that is broken, and why (Art. 17 Abs. 3 lit. d und e DSA). */
export interface Ground {
  readonly kind: 'law' | 'terms'
  readonly rule: string
  readonly explanation: string
}

interface Template {
  /** Follows the object, as in „Dein Post …“. */
  readonly found: string
  readonly ground: Ground
}

const RULES = 'AGB, „Was hier keinen Platz hat“'

/** What a statement says for each category of a report, before a moderator changes it. */
export const GROUNDS: Readonly<Record<ReportCategory, Template>> = {
  life: {
    found:
      'lässt befürchten, dass das Leben oder die Gesundheit eines Menschen ernsthaft in Gefahr ist.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: Drohungen`,
      explanation:
        'Was auf eine Gefahr für einen Menschen hindeutet, bleibt hier nicht öffentlich. Besteht der Verdacht einer Straftat gegen Leib oder Leben, müssen wir ihn nach Art. 18 DSA den Behörden melden.',
    },
  },
  'abuse-of-minors': {
    found:
      'stellt Minderjährige in einem sexuellen Zusammenhang dar oder verharmlost sexuellen Missbrauch.',
    ground: {
      kind: 'law',
      rule: '§§ 176 ff., 184b StGB',
      explanation:
        'Solche Inhalte herzustellen, zu verbreiten oder zu besitzen ist strafbar. Wir entfernen sie ohne Ausnahme, und besteht der Verdacht einer Straftat, gehen sie an die Behörden.',
    },
  },
  threat: {
    found: 'droht anderen Menschen oder ruft zu Gewalt gegen sie auf.',
    ground: {
      kind: 'law',
      rule: '§§ 111, 126, 241 StGB',
      explanation:
        'Menschen mit einer Straftat zu drohen oder öffentlich zu einer aufzurufen ist strafbar. Harte Texte sind erlaubt; eine Drohung gegen wirkliche Menschen ist kein Text.',
    },
  },
  extremism: {
    found:
      'verwendet Parolen oder Kennzeichen verbotener Organisationen oder wirbt für NSBM und sein Umfeld.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: Nazis und ihre Musik; §§ 86, 86a StGB`,
      explanation:
        'NSBM, RAC und alles, was sie verharmlost, schließen unsere AGB aus, auch wo es nicht strafbar ist. Kennzeichen verfassungswidriger Organisationen zu verbreiten ist außerdem nach § 86a StGB verboten.',
    },
  },
  hate: {
    found:
      'setzt Menschen wegen Herkunft, Hautfarbe, Religion, Geschlecht, Sexualität oder Behinderung herab.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: Hass gegen Menschen; § 130 StGB`,
      explanation:
        'Hass gegen Menschen wegen dessen, was sie sind, schließen unsere AGB aus. Wer öffentlich zum Hass gegen eine Gruppe aufstachelt, kann sich nach § 130 StGB strafbar machen.',
    },
  },
  insult: {
    found: 'beleidigt einen anderen Menschen, stellt ihn bloß oder setzt ihm nach.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: Drohungen, Nachstellen, Bloßstellen`,
      explanation:
        'Kritik an Musik darf wehtun, Angriffe auf Menschen nicht. Beleidigung, üble Nachrede und Verleumdung sind zudem nach §§ 185 bis 187 StGB strafbar.',
    },
  },
  privacy: {
    found: 'zeigt private Daten oder Bilder von jemandem, der dem nicht zugestimmt hat.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: das Veröffentlichen privater Daten; §§ 22 KUG, 201a StGB`,
      explanation:
        'Private Daten und Bilder gehören dem Menschen, den sie zeigen. Ohne seine Zustimmung dürfen sie hier nicht stehen.',
    },
  },
  sexual: {
    found: 'zeigt sexuelle Inhalte, die hier nicht öffentlich stehen dürfen.',
    ground: {
      kind: 'law',
      rule: '§§ 184 ff. StGB',
      explanation:
        'Pornografie darf Minderjährigen nicht zugänglich sein, und sexualisierte Gewalt schließen unsere AGB ganz aus. Höllenlärm ist ab 16.',
    },
  },
  drastic: {
    found: 'zeigt drastische Gewalt, ohne davor zu warnen.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: echte Gewalt zur Schau`,
      explanation:
        'Kunstblut ist erlaubt. Drastisches braucht eine Kennzeichnung, damit alle selbst entscheiden, ob sie es sehen wollen, und Minderjährige davor geschützt sind. Echte Gewalt zur Schau gehört nicht hierher.',
    },
  },
  fraud: {
    found: 'versucht andere zu täuschen, um an Geld, Tickets oder Daten zu kommen.',
    ground: {
      kind: 'law',
      rule: '§ 263 StGB',
      explanation:
        'Andere zu täuschen, um sich zu bereichern, ist Betrug; schon der Versuch ist strafbar. Betrug und gefälschte Tickets schließen auch unsere AGB aus.',
    },
  },
  rights: {
    found: 'verwendet fremde Aufnahmen, Bilder oder Namen, ohne dass du es darfst.',
    ground: {
      kind: 'terms',
      rule: 'AGB, „Deine Inhalte“; UrhG, MarkenG',
      explanation:
        'Du darfst hier nur veröffentlichen, was du veröffentlichen darfst. Die Rechte an diesem Inhalt liegen bei jemand anderem, der sich gemeldet hat oder offensichtlich nicht zugestimmt hat.',
    },
  },
  impersonation: {
    found: 'erweckt den Eindruck, von einem anderen Menschen oder einer Band zu sein.',
    ground: {
      kind: 'terms',
      rule: 'AGB, „Dein Konto“',
      explanation:
        'Du gibst dich nicht für jemand anderen aus. Parodie ist erlaubt, wenn alle sie als solche erkennen.',
    },
  },
  spam: {
    found: 'wirbt für etwas, ohne etwas zum Gespräch beizutragen, oder wiederholt sich massenhaft.',
    ground: {
      kind: 'terms',
      rule: `${RULES}: Spam, Betrug, gekaufte Reichweite`,
      explanation:
        'Von der eigenen Band zu erzählen ist erwünscht. Werbung ohne Zusammenhang und immer gleiche Beiträge verdrängen, weshalb andere hier sind.',
    },
  },
  untrue: {
    found: 'behauptet etwas, das nicht stimmt oder nicht belegt ist.',
    ground: {
      kind: 'terms',
      rule: 'AGB, „Wie wir moderieren“',
      explanation:
        'Einträge und Meldungen müssen stimmen, weil andere sich darauf verlassen. Mit einem Beleg kannst du jederzeit widersprechen.',
    },
  },
  other: {
    found: 'verstößt gegen die Hausordnung.',
    ground: {
      kind: 'terms',
      rule: RULES,
      explanation: 'So etwas hat auf Höllenlärm nach unseren AGB keinen Platz.',
    },
  },
}
