import { counted } from '#shared/domain/counted.ts'

const othersOf = (count: number): string =>
  count === 1 ? ' und eine weitere Person' : ` und ${cappedOthers(count)} andere`

const cappedOthers = (count: number): string => count.toLocaleString('de-DE')

/** After the name of the newest member. */
const gaveHorns = (others: number, type: 'post' | 'comment'): string =>
  `${others > 0 ? `${othersOf(others)} haben` : ' hat'} ${type === 'post' ? 'deinem Beitrag' : 'deinem Kommentar'} Horns gegeben`

export const messages = {
  none: {
    likes: 'Noch keine Likes für deine Beiträge',
    activities: 'Noch keine Kommentare zu deinen Beiträgen',
  },
  noneText: {
    likes: 'Dreh auf, dann gehen die Hörner hoch.',
    activities: 'Wirf was in die Meute, dann wird zurückgebrüllt.',
  },
  loading: 'Wird geladen …',
  loadFailed: 'Fehler beim Laden',
  older: 'Ältere laden',
  olderFailed: 'Die älteren kamen nicht durch. Versuch es nochmal.',
  markAll: 'Alle als gelesen markieren',
  showPost: 'Beitrag anzeigen',
  showPostOf: (name: string) => `Beitrag anzeigen: ${name}`,
  isNew: 'Neu:',
  gaveHorns,
  commented: (title: string) => ` hat „${title}“ kommentiert`,
  mentioned: (title: string) => ` hat dich in „${title}“ erwähnt`,
  mentionedInStory: ' hat dich in einer Story erwähnt',
  follows: ' folgt dir jetzt',
  concert: {
    new: 'Neues Konzert:',
    cancelled: 'Abgesagt:',
    moved: 'Verlegt:',
    reinstated: 'Findet doch statt:',
    removed: 'Aus dem Kalender geflogen:',
  },
  imported: (count: number) =>
    counted(count, 'neues Konzert in deiner Nähe', 'neue Konzerte in deiner Nähe'),
  importedText: (band: string, where: string) => `Zum Beispiel ${band}: ${where}`,
  showImported: 'Zum Kalender',
  showConcert: 'Konzert anzeigen',
  showConcertOf: (band: string) => `Konzert anzeigen: ${band}`,
  showCalendar: 'Andere Konzerte',
  showCalendarAfter: (band: string) => `Andere Konzerte statt ${band}`,
  band: {
    silent: 'Seit einem Jahr nichts Neues:',
    archived: 'Archiviert:',
  },
  bandText: {
    silent: 'Gibt es die Band noch? Sonst kommt sie in einem Monat ins Archiv.',
    archived: 'Wenn es sie noch gibt, holst du sie mit einem Klick zurück.',
  },
  showBand: 'Band anzeigen',
  showBandOf: (name: string) => `Band anzeigen: ${name}`,
  article: {
    corrected: 'Danke! Korrigiert:',
    removed: 'Danke! Vom Netz genommen:',
    kept: 'Wir haben deine Meldung geprüft:',
  },
  articleText: {
    corrected: 'Der Fehler ist behoben.',
    removed: 'Der Artikel war nicht zu retten.',
    kept: 'Wir haben nachgesehen und nichts geändert.',
  },
  showArticle: 'Artikel anzeigen',
  showArticleOf: (title: string) => `Artikel anzeigen: ${title}`,
  showNews: 'Andere News',
  showNewsAfter: (title: string) => `Andere News statt ${title}`,
  decision: {
    decided: 'Die Moderation hat entschieden:',
    'appeal-upheld': 'Dein Einspruch ist entschieden:',
    'appeal-lifted': 'Dein Einspruch hatte Erfolg:',
    'appeal-changed': 'Dein Einspruch hatte zum Teil Erfolg:',
    'review-upheld': 'Zweite Prüfung deiner Entscheidung:',
    'review-lifted': 'Zweite Prüfung deiner Entscheidung:',
    'review-changed': 'Zweite Prüfung deiner Entscheidung:',
    'review-reopened': 'Zweite Prüfung deiner Entscheidung:',
    'report-acted': 'Deine Meldung hat etwas bewirkt:',
    'report-no-violation': 'Deine Meldung ist geprüft:',
    'report-gone': 'Deine Meldung hat sich erledigt:',
    'report-unchanged': 'Deine Meldung ist geprüft:',
    'report-objection-upheld': 'Dein Einspruch ist entschieden:',
    'report-objection-lifted': 'Dein Einspruch hatte Erfolg:',
    released: 'Freigegeben:',
    'objection-granted': 'Dein Einspruch hatte Erfolg:',
  },
  decisionText: {
    decided: 'Die Begründung steht dabei, und widersprechen kannst du auch.',
    'appeal-upheld': 'Ein anderer Mensch hat nachgesehen. Es bleibt dabei.',
    'appeal-lifted': 'Ein anderer Mensch hat nachgesehen. Die Entscheidung ist aufgehoben.',
    'appeal-changed': 'Ein anderer Mensch hat nachgesehen und die Maßnahme geändert.',
    'review-upheld': 'Sie wurde bestätigt.',
    'review-lifted': 'Sie wurde aufgehoben.',
    'review-changed': 'Sie wurde geändert.',
    'review-reopened': 'Jemand anderes entscheidet neu. Deine Maßnahme gilt weiter.',
    'report-acted': 'Die Moderation hat etwas getan. Was und warum, steht bei deinen Meldungen.',
    'report-no-violation':
      'Die Moderation sieht keinen Verstoß. Warum, steht bei deinen Meldungen.',
    'report-unchanged':
      'Es bleibt bei dem, was wir getan haben. Warum, steht bei deinen Meldungen.',
    'report-gone': 'Es war nichts mehr da, worüber zu entscheiden war.',
    'report-objection-upheld': 'Ein anderer Mensch hat nachgesehen. Es bleibt dabei.',
    'report-objection-lifted':
      'Ein anderer Mensch hat nachgesehen und gibt dir recht. Jetzt wird neu entschieden.',
    released: 'Ein Mensch hat es gelesen. Ab jetzt sehen es auch andere.',
    'objection-granted': 'Der Filter lag daneben. Ab jetzt sehen es auch andere.',
  },
  showDecision: 'Begründung lesen',
  showDecisionOf: (excerpt: string) => `Begründung lesen: ${excerpt}`,
  showReleased: 'Ansehen',
  showReleasedOf: (excerpt: string) => `Ansehen: ${excerpt}`,
  showReports: 'Deine Meldungen',
  showReportsAfter: (excerpt: string) => `Deine Meldungen: ${excerpt}`,
  showModeration: 'Zur Moderation',
  showModerationAfter: (excerpt: string) => `Zur Moderation: ${excerpt}`,
  export: {
    ready: 'Dein Datenexport liegt bereit',
    failed: 'Dein Datenexport ist gescheitert',
  },
  exportText: {
    ready: 'Hol ihn ab, bevor wir ihn löschen.',
    failed: 'Das lag an uns. Fordere einfach einen neuen an.',
  },
  exportUntil: (until: string) => `Abholen kannst du ihn bis ${until} Uhr.`,
  showExport: 'Zu deinem Export',
  oClock: (time: string) => `${time} Uhr`,
} as const
