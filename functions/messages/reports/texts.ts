export const REPORT_TEXTS = {
  noMessage: 'Diese Nachricht gibt es nicht (mehr).',
  ownMessage: 'Das ist deine eigene Nachricht. Melden musst du sie nicht, löschen kannst du sie.',
  sealed: 'Nimm die Anfrage erst an oder lehne sie ab: Gesehen hast du das hier noch nicht.',
  rule: (text: string): string => `Gemeldet: ${text}`,
} as const
