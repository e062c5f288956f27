export const NEWSROOM_TEXTS = {
  corrected:
    'Der Artikel wurde inzwischen korrigiert. Deine Eingaben sind noch da: Vergleich sie mit der neuen Fassung und speichere dann noch einmal.',
  unknownSource: 'Diese Quelle gehört nicht zum Artikel.',
  emptyPlace: 'Da steht nichts. Schreib den Satz neu, oder verwirf ihn.',
  noWords: 'Hier gibt es keinen Text zum Korrigieren. Gib die Stelle frei, oder verwirf sie.',
  placeTooLong: (max: number): string => `Hier passen höchstens ${max} Zeichen hin.`,
  unchanged: 'Es hat sich nichts geändert.',
  noVersion: 'Diese Fassung gibt es nicht.',
  titleTaken: (title: string): string =>
    `Unter dem Titel „${title}“ steht schon ein Artikel, der höchstens drei Tage älter oder neuer ist. Lehne diesen ab, oder entferne den anderen zuerst.`,
  storyTaken: (title: string): string =>
    `Über dasselbe steht schon ein Artikel, der höchstens drei Tage älter oder neuer ist: „${title}“. Lehne diesen ab, oder entferne den anderen zuerst.`,
  storyOfAnotherArticle: (title: string): string =>
    `Über dasselbe steht schon ein Artikel, der höchstens drei Tage älter oder neuer ist: „${title}“. Verwirf diesen, oder entferne den anderen und gib diesen dann frei.`,
  titleOfAnotherArticle: (title: string): string =>
    `Unter dem Titel „${title}“ steht schon ein anderer Artikel, der höchstens drei Tage älter oder neuer ist. Wähle einen anderen Titel.`,
} as const
