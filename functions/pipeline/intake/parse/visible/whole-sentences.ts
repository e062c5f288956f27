const SENTENCE_END = /(?<=\p{L}{3}[.!?]["“”«»')]?)\s+(?=[\p{Lu}"„»«“])|\n+/gu

/** How feeds show that they left out the rest, with the words of a link to it. */
const CUT_OFF =
  /(?:…|\.{3,})\s*[\])]?(?:\s*[[(]\p{L}+(?:\s\p{L}+)?[\])]|\s+\p{L}+(?:\s\p{L}+)?)?\s*[→»›]*\s*$/u

const QUOTES = /["„“”»«]/gu
const FULL_STOP = /[.!?]["“”«»')]*\s*$/u

/** Ends within a quotation. */
const isOpen = (sentence: string): boolean =>
  !FULL_STOP.test(sentence) && (sentence.match(QUOTES)?.length ?? 0) % 2 === 1

/**
 * A text without the sentence that its feed broke off: "ist nicht …" would be evidence for the opposite. A text of one
 * sentence stays as it is.
 */
export const wholeSentences = (text: string): string => {
  const starts = [...text.matchAll(SENTENCE_END)]
  const last = starts.at(-1)
  if (!last) return text
  const sentence = text.slice(last.index)
  return CUT_OFF.test(sentence) || isOpen(sentence) ? text.slice(0, last.index).trimEnd() : text
}

const MAX_WORDS_AROUND = 8

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length

/**
 * A text without a last sentence that repeats the title and says hardly more ("… appeared first on …").
 * Nothing is lost, because the title is evidence too.
 */
export const withoutSignature = (text: string, title: string): string => {
  const at = wordsIn(title) < 3 ? -1 : text.toLowerCase().lastIndexOf(title.toLowerCase())
  if (at <= 0) return text
  const before = text.slice(0, at)
  const start = [...before.matchAll(SENTENCE_END)].at(-1)?.index ?? 0
  const around = wordsIn(before.slice(start)) + wordsIn(text.slice(at + title.length))
  return start > 0 && around <= MAX_WORDS_AROUND ? text.slice(0, start).trimEnd() : text
}
