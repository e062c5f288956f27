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
  oClock: (time: string) => `${time} Uhr`,
} as const
