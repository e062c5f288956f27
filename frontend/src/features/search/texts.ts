export const messages = {
  open: 'Suche öffnen',
  close: 'Suche schließen',
  label: 'Suchen',
  placeholder: 'Leute, Bands, Konzerte …',
} as const
