/** For moderators: why the second reader does not confirm a sentence. The arguments are quoted already. */
export const SECOND_READER = {
  contradicted: (sentence: string, passage: string | null): string =>
    passage === null
      ? `Der zweite Leser sieht einen Widerspruch zu den Quellen: ${sentence}`
      : `Der zweite Leser sieht einen Widerspruch zu den Quellen: ${sentence} – dort steht: ${passage}`,
  notStated: (sentence: string, passage: string | null): string =>
    passage === null
      ? `Der zweite Leser findet das nicht in den Quellen: ${sentence}`
      : `Der zweite Leser findet das nicht in den Quellen: ${sentence} – am nächsten kommt: ${passage}`,
  invented: (sentence: string, passage: string): string =>
    `Der zweite Leser belegt den Satz ${sentence} mit einer Stelle, die in seinen Quellen nicht steht: ${passage}`,
  instructed: (sentence: string, passage: string): string =>
    `Der zweite Leser belegt den Satz ${sentence} mit einer Anweisung aus dem Feed: ${passage}`,
  tooShort: (sentence: string): string =>
    `Der zweite Leser nennt keine ausreichende Stelle für den Satz ${sentence}`,
  skipped: (sentence: string): string =>
    `Der zweite Leser hat den Satz nicht beurteilt: ${sentence}`,
  broken:
    'Die Antwort des zweiten Lesers war unbrauchbar: Kein Satz dieses Artikels ist ein zweites Mal geprüft.',
} as const
