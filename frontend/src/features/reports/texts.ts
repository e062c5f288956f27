import {
  REPORTED_KIND_NAMES as KINDS,
  type ReportCategory,
  type ReportedKind,
} from '#shared/domain/reports.ts'

/** What helps to decide, in the list of reasons. */
const HINTS: Readonly<Partial<Record<ReportCategory, string>>> = {
  life: 'Suizid, Anschlag, jemand ist in Not. Ist es akut, ruf zuerst die 110 oder 112.',
  extremism: 'NS-Metal, Hakenkreuze, verbotene Parolen.',
  hate: 'Gegen Menschen, weil sie sind, wer sie sind.',
  insult: 'Ein Mensch wird fertiggemacht.',
  privacy: 'Adressen, Nummern, Fotos, die niemand freigegeben hat.',
  drastic: 'Echtes Blut ohne Vorwarnung. Kunstblut ist Kunst.',
  fraud: 'Tickets, die es nicht gibt, Shops, die nie liefern.',
  rights: 'Sag dazu, wem das Werk gehört.',
  impersonation: 'Sag dazu, wer das wirklich ist.',
  spam: 'Werbung, Kettenbriefe, das dritte Mal dasselbe.',
  untrue: 'Sag dazu, was falsch ist und was stimmt.',
}

export const messages = {
  kinds: KINDS,
  hints: HINTS,
  dialog: {
    title: (kind: ReportedKind): string => `${KINDS[kind]} melden`,
    intro: 'Such dir den Grund aus. Ein Tipp, und deine Meldung ist raus.',
    anonymous: 'Wer das geschrieben hat, erfährt nicht, von wem die Meldung kommt.',
    message:
      'Die Moderation sieht dann diese Nachricht und je fünf davor und danach. Sonst nichts. Dein Gegenüber erfährt nichts davon.',
    text: 'Willst du etwas dazu sagen?',
    needsText: (label: string): string =>
      `Schreib kurz dazu, worum es geht, und tippe dann nochmal auf „${label}“.`,
    reasons: 'Gründe',
    sending: 'Deine Meldung geht raus …',
    failed: 'Deine Meldung kam nicht an.',
    retry: 'Nochmal senden',
    kept: 'Kein Netz. Deine Meldung wartet im Postausgang und geht raus, sobald du wieder welches hast.',
    sent: 'Danke. Ein Mensch schaut sich das an.',
    sentText:
      'Deine Meldung allein ändert noch nichts: Erst entscheidet die Moderation. Wir sagen dir Bescheid, wie es ausgeht.',
    repeated: 'Das hast du schon gemeldet.',
    repeatedText:
      'Einmal reicht, wir haben es auf dem Zettel. Wir sagen dir Bescheid, wie es ausgeht.',
    life: 'Ist jemand in akuter Gefahr, ruf die 110 oder 112. Brauchst du selbst jemanden zum Reden: Telefonseelsorge, rund um die Uhr, kostenlos: 0800 111 0 111.',
    list: 'Deine Meldungen',
    close: 'Schließen',
    label: (kind: ReportedKind, category: string): string => `${KINDS[kind]}: ${category}`,
  },
  outcomes: {
    open: 'Ein Mensch prüft das noch',
    reopened: 'Nach deinem Einspruch entscheidet jemand anderes neu',
    acted: 'Du hattest recht, wir haben etwas getan',
    'no-violation': 'Wir sehen keinen Verstoß',
    unchanged: 'Es bleibt bei dem, was wir getan haben',
    gone: 'Da gibt es nichts (mehr), worüber wir entscheiden könnten',
  },
  own: {
    title: 'Deine Meldungen',
    intro: 'Was du gemeldet hast, wie weit wir damit sind und wie es ausging. Nur du siehst das.',
    none: 'Du hast noch nichts gemeldet. Kann so bleiben.',
    failed: 'Deine Meldungen konnten nicht geladen werden.',
    loading: 'Deine Meldungen werden geladen …',
    list: 'Gemeldet',
    at: 'Gemeldet',
    decided: 'Entschieden',
    untitled: 'Ohne Text',
    more: 'Mehr laden',
  },
  form: {
    title: 'Inhalt melden',
    intro:
      'Du hältst etwas hier für rechtswidrig, oder es verstößt gegen unsere Regeln? Sag uns, wo und warum. Ein Konto brauchst du dafür nicht (Art. 16 DSA).',
    member:
      'Hast du ein Konto, geht es schneller über „Melden“ direkt beim Beitrag, Kommentar oder Profil.',
    url: 'Adresse',
    urlHint: 'Der Link zum Beitrag, Profil, Konzert, Artikel oder zur Band.',
    category: 'Grund',
    choose: 'Bitte wählen',
    text: 'Warum ist das rechtswidrig?',
    textHint: 'Ein, zwei Sätze reichen. Wenn du das Gesetz kennst, nenn es gern.',
    name: 'Dein Name',
    email: 'Deine E-Mail-Adresse',
    emailHint: 'Damit wir dir sagen können, was herauskam.',
    anonymous: 'Bei sexuellem Missbrauch von Minderjährigen darfst du Name und Adresse weglassen.',
    goodFaith:
      'Ich versichere, dass meine Angaben nach bestem Wissen richtig und vollständig sind.',
    privacy: 'Wer gemeldet wird, erfährt nicht, von wem. Mehr dazu in unserer',
    privacyLink: 'Datenschutzerklärung',
    submit: 'Meldung abschicken',
    failed: 'Deine Meldung kam nicht an. Was du geschrieben hast, bleibt hier stehen.',
    life: 'Ist jemand in akuter Gefahr? Ruf zuerst die 110 oder 112.',
  },
  received: {
    title: 'Danke, deine Meldung ist da',
    text: 'Ein Mensch schaut sich das an und entscheidet. Was herauskommt und warum, steht unter dem Link. Heb ihn dir auf: Wir können ihn dir nicht noch einmal zeigen.',
    number: 'Nummer deiner Meldung',
    link: 'Link zu deiner Meldung',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Kopieren ging nicht. Markier den Link und kopier ihn selbst.',
    open: 'Stand ansehen',
    another: 'Noch etwas melden',
  },
  receipt: {
    title: 'Deine Meldung',
    loading: 'Deine Meldung wird geladen …',
    broken: 'Zu diesem Link gibt es keine Meldung',
    brokenText:
      'Öffne ihn noch einmal ganz, so wie wir ihn dir gezeigt oder gemailt haben. Nach gut einem Jahr löschen wir Meldungen.',
    failed: 'Der Stand deiner Meldung konnte nicht geladen werden.',
    what: 'Gemeldet',
    reason: 'Grund',
    state: 'Stand',
    why: 'Begründung',
    redress:
      'Der Weg zu einer zertifizierten Streitbeilegungsstelle (Art. 21 DSA) oder zu Gericht steht dir offen.',
    another: 'Etwas anderes melden',
  },
} as const
