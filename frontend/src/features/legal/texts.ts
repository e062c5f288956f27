export const messages = {
  title: 'Bevor es laut wird',
  text: 'Höllenlärm hat eine Hausordnung, und wir sagen dir, was mit deinen Daten passiert. Lies beides, dann geht es weiter.',
  terms: 'AGB (neuer Tab)',
  privacy: 'Datenschutz (neuer Tab)',
  accept: 'Ich stimme zu',
  changedTitle: 'Die Hausordnung ist neu',
  changedText: 'AGB und Datenschutz haben eine neue Fassung. Das ist anders:',
  termsChanges: 'AGB',
  privacyChanges: 'Datenschutz',
  note: 'Du stimmst den AGB zu und hast die Datenschutzhinweise gelesen. Wir merken uns Fassung und Zeitpunkt.',
  logout: 'Lieber abmelden',
} as const
