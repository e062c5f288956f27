/** For admins: why a job failed. */
export const FAILURES = {
  throttled: 'Das Sprachmodell ist überlastet und hat die Anfrage abgewiesen.',
  unreachable: 'Das Sprachmodell hat nicht rechtzeitig geantwortet.',
  denied: 'Das Sprachmodell ist für uns nicht freigeschaltet.',
  broken_answer: 'Die Antwort des Sprachmodells war unbrauchbar.',
  too_long: 'Die Antwort des Sprachmodells wurde zu lang und brach ab.',
  refused: 'Das Sprachmodell hat sich geweigert, diese Geschichte zu schreiben.',
  reader_throttled: 'Der zweite Leser ist überlastet. Der Text ist geschrieben und wartet auf ihn.',
  reader_unreachable:
    'Der zweite Leser hat nicht rechtzeitig geantwortet. Der Text ist geschrieben und wartet auf ihn.',
  reader_denied: 'Das Modell des zweiten Lesers ist für uns nicht freigeschaltet.',
  no_items: 'Die Meldungen, auf denen der Artikel beruhen soll, sind nicht mehr da.',
  internal: 'Beim Schreiben ist ein unerwarteter Fehler aufgetreten.',
} as const

export type FailureCode = keyof typeof FAILURES

export const bannedTerm = (term: string): string => `Steht auf der NSBM-Liste: „${term}“.`

export const titleTaken = (title: string): string =>
  `Ein anderer Artikel der letzten drei Tage heißt genauso: „${title}“.`
