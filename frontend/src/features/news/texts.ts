import { counted } from '#shared/domain/counted.ts'
import { CATEGORY_LABELS } from '#shared/domain/news.ts'

const decimal = (value: number): string => String(value).replace('.', ',')

export const messages = {
  title: 'Metal News',
  claim: 'Was die Szene bewegt, kurz und laut. Von einer KI geschrieben, Satz für Satz belegt.',
  search: 'News durchsuchen',
  searchPlaceholder: 'Band, Platte, Festival …',
  clearSearch: 'Suche leeren',
  category: 'Kategorie',
  all: 'Alle',
  categories: CATEGORY_LABELS,
  kinds: { news: 'News', review: 'Review', interview: 'Interview', festival: 'Festival' },
  list: 'Artikel',
  loading: 'Lade Metal-News...',
  loadFailed: 'Fehler beim Laden',
  empty: 'Keine Artikel gefunden',
  emptyText: 'Der Ticker ist noch kalt. Zur vollen Stunde hören wir wieder rein.',
  emptyFilteredText: 'Zu dieser Auswahl schweigt die Presse. Dreh einen Filter zurück.',
  reset: 'Filter zurücksetzen',
  searching: 'Das Archiv wird durchsucht …',
  found: (count: number, isMore: boolean): string => {
    if (isMore) return `Mehr als ${count} Artikel`
    return counted(count, 'Artikel', 'Artikel')
  },
  searchFailed: 'Das Archiv antwortet nicht. Du siehst nur, was schon geladen ist.',
  retry: 'Nochmal versuchen',
  loadingOlder: 'Ältere Artikel werden geladen …',
  olderFailed: 'Ältere Artikel konnten nicht geladen werden.',
  end: 'Das war die letzte Meldung. Davor war nur Stille.',
  readTime: (minutes: number): string => `${minutes} Min. Lesezeit`,
  rating: (value: number, max: number): string => `Bewertung: ${decimal(value)} von ${max}`,
  tags: 'Schlagwörter',
  aiGenerated: 'KI-generiert',
  credit: (model: string): string => `KI-generiert (Modell: ${model})`,
  article: {
    back: 'Zurück zu den News',
    bands: 'Bands in diesem Artikel',
    share: 'Link zum Artikel teilen',
    shareTitle: 'KI-generierter Artikel auf Höllenlärm',
    loading: 'Der Artikel wird geladen …',
    gone: 'Diesen Artikel gibt es nicht (mehr)',
    goneText: 'Entweder war der Link schief, oder der Artikel wurde vom Netz genommen.',
    madeBy: (model: string): string =>
      `Diesen Artikel hat eine KI geschrieben (Modell: ${model}), nur aus den genannten Quellen. ` +
      'Ein Programm hat Namen, Daten und Zahlen mit ihnen verglichen. Es kann trotzdem etwas falsch sein.',
    howTo: 'Tipp auf einen Satz oder seine Nummer, dann siehst du, worauf er beruht.',
    evidenceOf: (numbers: readonly number[]): string =>
      `${numbers.length === 1 ? 'Beleg: Quelle' : 'Belege: Quellen'} ${numbers.join(', ')}`,
    evidence: 'Darauf beruht der Satz',
    closeEvidence: 'Belege schließen',
    sources: 'Quellen',
    undated: 'ohne Datum',
    opensNewTab: '(öffnet in neuem Tab)',
    mistake: 'Fehler melden',
    illegal: 'Artikel melden',
    mistakeInSentence: 'Fehler in diesem Satz melden',
    correct: 'Artikel korrigieren',
    editorsNote: 'Anm. d. Red.:',
    corrected:
      'Nach der Veröffentlichung hat die Redaktion ihn von Hand korrigiert; was sich geändert hat, steht oben.',
  },
  corrected: 'Korrigiert',
  versions: {
    corrections: 'Korrekturen',
    correctedOn: (day: string, sourceName: string | null, note: string): string =>
      sourceName === null
        ? `Korrigiert am ${day}: ${note}`
        : `Korrigiert am ${day} nach ${sourceName}: ${note}`,
    open: 'Frühere Fassung ansehen',
    title: 'Frühere Fassung',
    legend: 'Durchgestrichen ist, was wegfiel; unterstrichen, was dazukam.',
    added: 'Neu:',
    removed: 'Gestrichen:',
    sameWords: 'Am Wortlaut hat sich nichts geändert, nur an den Quellen der Sätze.',
    loading: 'Die frühere Fassung wird geladen …',
    loadFailed: 'Die frühere Fassung lässt sich nicht laden',
    withdrawn: 'Diese Fassung hat die Moderation zurückgezogen. Was darin stand, ist gelöscht.',
    withdraw: 'Fassung zurückziehen',
    withdrawTitle: 'Fassung zurückziehen?',
    withdrawQuestion:
      'Was in dieser Fassung steht, löschen wir endgültig. Dass es sie gab, und die Korrektur dazu, bleibt zu lesen.',
    withdrawDone: 'Fassung zurückgezogen',
    none: 'Diese Fassung gibt es nicht (mehr)',
    noneText: 'Wir bewahren die zwanzig letzten Fassungen auf.',
  },
  report: {
    title: 'Fehler melden',
    intro: 'Was stimmt nicht? Die Moderation schaut drauf und nimmt den Artikel zur Not vom Netz.',
    sentence: 'Um welchen Satz geht es?',
    wholeArticle: 'Um den ganzen Artikel',
    numbered: (number: number, text: string): string => `${number}. ${text}`,
    outcome: 'Was daraus wird, liest du bei deinen Aktivitäten.',
    label: 'Was ist falsch?',
    placeholder: 'Zum Beispiel: Der Gig ist am 12., nicht am 21.',
    missing: 'Schreib uns kurz, was nicht stimmt.',
    left: (count: number): string => `Noch ${counted(count, 'Zeichen', 'Zeichen')}`,
    send: 'Abschicken',
    sent: 'Danke, ist angekommen',
    sentText: 'Die Moderation schaut sich den Artikel an.',
    failed: 'Das kam nicht an. Dein Text ist noch da.',
  },
} as const
