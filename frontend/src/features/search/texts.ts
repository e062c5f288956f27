export const messages = {
  open: 'Suche öffnen',
  close: 'Suche schließen',
} as const
