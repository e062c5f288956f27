import { foldWords } from '#shared/domain/search-fold.ts'
import { TOPICS } from './meanings.ts'

/** A longer quotation is not trusted to be one. */
const MAX_LENGTH = 200

/** Titles and speech in quotes of any kind; an apostrophe opens none. */
const QUOTATION = new RegExp(
  [
    `["„“«»][^"„“”«»]{1,${MAX_LENGTH}}["“”«»]`,
    `(?<![\\p{L}\\p{N}])[‚'‘’](?!\\d)[^‚‘\\n]{1,${MAX_LENGTH}}?['’‘](?![\\p{L}\\p{N}])`,
  ].join('|'),
  'gu',
)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
const CAPITAL = /^[\p{Lu}\p{N}]/u
const MAX_TITLE_WORDS = 7
const SHORT = 3
/** What people say, in the words of headlines. */
const SPOKEN =
  /^(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve|it['’]s|that['’]s|they['’]re|wir|ich|ist|sind|war|haben|hat|es)$/iu

export interface Quotation {
  readonly start: number
  readonly end: number
  /** Without the quotation marks. */
  readonly text: string
  /** Titles are short and mostly capitalised; other quoted text is speech. */
  readonly isTitle: boolean
}

const isTitle = (quoted: string): boolean => {
  const words = quoted.match(WORD) ?? []
  const long = words.filter((word) => word.length > SHORT)
  const capitals = long.filter((word) => CAPITAL.test(word))
  const isSpoken = words.length > SHORT && words.filter((word) => SPOKEN.test(word)).length > 1
  return words.length <= MAX_TITLE_WORDS && capitals.length * 2 >= long.length && !isSpoken
}

/** What a text quotes, in order. */
export const quotationsIn = (text: string): readonly Quotation[] =>
  [...text.matchAll(QUOTATION)].map((match) => {
    const quoted = match[0].slice(1, -1)
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: quoted,
      isTitle: isTitle(quoted),
    }
  })

const blank = (text: string, quotations: readonly Quotation[]): string =>
  quotations.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

/** The text with spaces in place of its quotations, so that positions stay the same. */
export const blankQuotations = (text: string): string => blank(text, quotationsIn(text))

/** The text without its quoted titles; quoted speech stays. */
export const blankTitles = (text: string): string =>
  blank(
    text,
    quotationsIn(text).filter((quotation) => quotation.isTitle),
  )

/** `Steve "Zetro" Souza`. */
const NICKNAME =
  /(?<=\p{Lu}[\p{L}.]+ )["„“”'‘‚»«]([\p{L}\p{N}][\p{L}\p{N} .-]{0,24})["“”'’‘«»] (?=\p{Lu})/gu

/** The text without nicknames, unless the word before says that the quotation is a title. */
export const withoutNicknames = (text: string): string =>
  text.replace(NICKNAME, (whole, _name, at: number) => {
    const before = foldWords(text.slice(Math.max(0, at - 24), at)).at(-1) ?? ''
    return TOPICS.meaningOf(before) === undefined ? '' : whole
  })

export interface Work {
  readonly title: string
  /** What the words beside the title call it. */
  readonly kind: 'song' | 'album' | undefined
}

const KINDS: Readonly<Record<string, Work['kind']>> = {
  song: 'song',
  video: 'song',
  album: 'album',
}

const kindIn = (words: readonly string[]): Work['kind'] =>
  words.flatMap((word) => KINDS[TOPICS.meaningOf(word) ?? ''] ?? [])[0]

const NEAR = 40
const BEFORE = 3
const AFTER = 4

const kindAt = (text: string, from: number, to: number): Work['kind'] => {
  const before = text.slice(Math.max(0, from - NEAR), from).split(/[.!?:;„“"”»«]/u)
  const [after = ''] = text.slice(to, to + NEAR).split(/[.!?;„“"”»«]/u, 1)
  return (
    kindIn(
      foldWords(before.at(-1) ?? '')
        .slice(-BEFORE)
        .toReversed(),
    ) ?? kindIn(foldWords(after).slice(0, AFTER))
  )
}

/** Records and songs: the quoted titles of a text. */
export const worksIn = (text: string): readonly Work[] =>
  quotationsIn(text).flatMap((quotation) => {
    const title = foldWords(quotation.text).join(' ')
    if (!quotation.isTitle || title === '') return []
    return [{ title, kind: kindAt(text, quotation.start, quotation.end) }]
  })
