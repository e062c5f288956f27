export const drasticTexts = {
  label: 'Drastischer Inhalt',
  mark: 'Als drastisch kennzeichnen',
  show: 'Drastischer Inhalt – antippen zum Anzeigen',
  withheld: 'Drastischer Inhalt. Den gibt es hier erst ab 18.',
  hide: 'Wieder verdecken',
  hint: 'Bleibt verdeckt, bis jemand tippt. Wer unter 18 ist, bekommt ihn nicht.',
} as const
