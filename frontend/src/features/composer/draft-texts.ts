import { numberText } from '#shared/domain/counted.ts'

/** Apart from the texts of the closed composer, which the first visit loads. */
export const draftTexts = {
  putAway: 'Als Entwurf ablegen',
  puttingAway: 'Wird abgelegt …',
  isPutAway: 'Liegt bei deinen Entwürfen',
  open: (count: number): string => `Entwürfe (${numberText(count)})`,
  title: 'Entwürfe',
  empty: 'Keine Entwürfe',
  emptyText: 'Was du als Entwurf ablegst, wartet hier.',
  hint: 'Entwürfe liegen nur in diesem Browser.',
  withoutText: 'Ohne Text',
  continue: 'Weiterschreiben',
  remove: (name: string): string => `Entwurf löschen: ${name}`,
  removed: 'Entwurf gelöscht',
  full: 'Kein Platz für noch einen Entwurf',
  fullText: (most: number): string =>
    `Mehr als ${numberText(most)} passen nicht hinein. Lösch einen, dann ist wieder Platz.`,
  elsewhere: 'Der Entwurf ist woanders offen',
  elsewhereText: 'Du schreibst in einem anderen Tab daran, oder es gibt ihn nicht mehr.',
  notPutAway: 'Nicht abgelegt',
  fileGone: 'Datei nicht mehr da',
  fileGoneText: (name: string): string =>
    `Dein Browser hat „${name}“ nicht behalten. Häng die Datei noch mal an.`,
  notShared: 'Das kam hier nicht an',
  notSharedText:
    'Was du geteilt hast, passt nicht in den Speicher deines Browsers. Häng die Datei hier an.',
  notKept: {
    nothing:
      'Dein Browser speichert hier nichts. Der Entwurf bleibt nur, bis du die Seite verlässt.',
    file: 'Die Datei passt nicht in den Speicher deines Browsers. Sie bleibt nur, bis du die Seite verlässt. Dein Text ist sicher.',
    room: (megabytes: number): string =>
      `Die Dateien deiner Entwürfe belegen schon ${numberText(megabytes)} MB. Diese bleibt nur, bis du die Seite verlässt. Dein Text ist sicher.`,
  },
} as const
