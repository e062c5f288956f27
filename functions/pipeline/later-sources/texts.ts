/** For moderators: what a later source says against a published article. `quoted` is the sentence of the article in quotes. */
export const OBJECTIONS = {
  date: (source: string, theirs: string, ours: string, quoted: string): string =>
    `${source} nennt „${theirs}“ statt „${ours}“: ${quoted}`,
  figure: (source: string, theirs: string, ours: string, quoted: string): string =>
    `${source} nennt die Zahl „${theirs}“ statt „${ours}“: ${quoted}`,
  place: (source: string, theirs: string, ours: string, quoted: string): string =>
    `${source} nennt den Ort „${theirs}“ statt „${ours}“: ${quoted}`,
  danger: (source: string, kind: string, quoted: string): string =>
    `${source} sagt das Gegenteil (${kind}): ${quoted}`,
  marked: (source: string): string => `${source} hat eine Korrektur veröffentlicht.`,
} as const
