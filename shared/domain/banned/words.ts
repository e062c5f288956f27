import { foldCharacter } from './fold.ts'

/** Marks a word that was spelled letter by letter. */
export const SPELLED = '~'
/** Marks a word in capitals, of those whose case matters. */
export const CAPITALS = '^'
/** What is between two sentences, and at both ends of the text. */
export const BREAK = '|'

/** What is between two words that a border joins. */
export const JOINED = ';'

/** A run of letters and digits. */
interface Word {
  readonly folded: string
  /** Where it is in the text. */
  readonly start: number
  readonly end: number
  /** What is between the word before and this one. */
  readonly gap: string
}

const SIGNS: Readonly<Record<string, string>> = { $: 's', '@': 'a' }
const LETTER = /[\p{L}\p{N}]/u

/** `$` and `@` are letters between letters: "N$BM". */
const signAt = (text: string, at: number): string =>
  LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at + 1] ?? '')
    ? (SIGNS[text[at] ?? ''] ?? '')
    : ''

const readWords = (text: string): Word[] => {
  const words: Word[] = []
  let [folded, start, end, at] = ['', 0, 0, 0]
  const close = (): void => {
    if (folded === '') return
    words.push({ folded, start, end, gap: text.slice(words.at(-1)?.end ?? 0, start) })
    folded = ''
  }
  for (const character of text) {
    const letters = foldCharacter(character)
    const read = letters === '' ? signAt(text, at) : letters
    if (read === '') close()
    else if (read !== null) {
      if (folded === '') start = at
      folded += read
      end = at + character.length
    }
    at += character.length
  }
  close()
  return words
}

const isNumber = ({ folded }: Word): boolean => /^\d+$/.test(folded)

const joined = (words: readonly Word[], mark = ''): Word => ({
  folded: mark + words.map(({ folded }) => folded).join(''),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  gap: words[0]?.gap ?? '',
})

/** Splits into runs whose words belong together. */
const runsOf = (
  words: readonly Word[],
  continues: (word: Word, run: readonly Word[]) => boolean,
): Word[][] => {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && continues(word, run)) run.push(word)
    else runs.push([word])
  }
  return runs
}

/** Whether commas, dashes, brackets and the ends of lines separate words only. */
interface Borders {
  readonly isJoined?: boolean
}

const isSingle = ({ folded }: Word): boolean => folded.length === 1

/** "N S B M" and "N. S. B. M.": single letters with the same between all of them. */
const isSpelledOn =
  ({ isJoined }: Borders) =>
  (word: Word, [first, second]: readonly Word[]): boolean =>
    first !== undefined &&
    isSingle(first) &&
    isSingle(word) &&
    word.gap.length <= 3 &&
    (isJoined === true || !word.gap.includes('\n')) &&
    (second === undefined || second.gap === word.gap)

const MIN_SPELLED = 3

const joinSpelled = (words: readonly Word[], borders: Borders): Word[] =>
  runsOf(words, isSpelledOn(borders)).flatMap((run) =>
    run.length < MIN_SPELLED || run.every(isNumber) ? run : [joined(run, SPELLED)],
  )

/** "N.A.RAC." is one word; "nsbm.example" are two. */
const joinDotted = (words: readonly Word[]): Word[] =>
  runsOf(words, ({ gap }) => gap === '.').flatMap((run) =>
    run.length > 1 && run.some(isSingle) && !run.every(isNumber) ? [joined(run)] : run,
  )

/** "rac" is a word of other languages. */
const CASED = /^~?rac$/

const HARD = /[\n.!?;:,…|()[\]{}<>"„“”«»‚‘]|\s[-–—]+\s/u

/** Ends no sentence. */
const SOFT = /^[^.!?:\p{L}\p{N}]*$/u

const borderOf = (gap: string, { isJoined }: Borders): string =>
  isJoined && SOFT.test(gap) ? JOINED : BREAK

const gapOf = (gap: string, borders: Borders): string => {
  if (gap === '.' || gap === '/') return gap
  if (/^,\s?$/.test(gap)) return ','
  if (HARD.test(gap)) return borderOf(gap, borders)
  if (/^\s*[&+]\s*$/.test(gap)) return ' & '
  return gap.length === 1 && !/\s/.test(gap) ? '-' : ' '
}

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
}

const isDigit = (character = ''): boolean => character >= '0' && character <= '9'

/** How many of the characters from there on are digits. */
const countDigits = (folded: string, from: number, step: 1 | -1): number => {
  let count = 0
  while (isDigit(folded[from + step * count])) count++
  return count
}

/** "n5bm" as "nsbm". */
export const withoutLeet = (folded: string): string =>
  folded.replace(/\d/g, (digit) => LEET[digit] ?? digit)

/** Digits inside a word are letters, those before and after it are not: "88n5bm1488" is "88-nsbm-1488". */
const withEdges = (folded: string): string => {
  if (!/\d/.test(folded) || !/[a-z]/.test(folded)) return folded
  const end = folded.length - countDigits(folded, folded.length - 1, -1)
  const leading = countDigits(folded, 0, 1)
  const start = leading > 1 ? leading : 0
  return [folded.slice(0, start), withoutLeet(folded.slice(start, end)), folded.slice(end)]
    .filter(Boolean)
    .join('-')
}

/** The text as its folded words, with one character or " & " between them, and where each word is. */
export interface FoldedText {
  readonly folded: string
  /** The words of the text between two places of `folded`. */
  readonly slice: (from: number, to: number) => string
}

const foldWords = (text: string, read: readonly Word[], borders: Borders): FoldedText => {
  const words = joinDotted(joinSpelled(read, borders))
  const places: number[] = []
  let folded = BREAK
  words.forEach((word, index) => {
    if (index > 0) folded += gapOf(word.gap, borders)
    places.push(folded.length)
    folded += withEdges(word.folded)
    const raw = text.slice(word.start, word.end)
    if (CASED.test(word.folded) && raw === raw.toUpperCase()) folded += CAPITALS
  })
  folded += BREAK
  return {
    folded,
    slice: (from, to) => {
      const first = Math.max(
        0,
        places.findLastIndex((place) => place <= from),
      )
      const last = Math.max(
        first,
        places.findLastIndex((place) => place < to),
      )
      return text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0)
    },
  }
}

/** The text with the ends of its lines, and with words that belong together across them. */
export const foldText = (text: string): Readonly<Record<'plain' | 'joined', FoldedText>> => {
  const words = readWords(text)
  const plain = foldWords(text, words, {})
  const hasBorder = words.some(({ gap }) => HARD.test(gap))
  return { plain, joined: hasBorder ? foldWords(text, words, { isJoined: true }) : plain }
}
