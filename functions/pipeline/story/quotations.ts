import { foldWords } from '#shared/domain/search-fold.ts'
import { TOPICS } from './title-words.ts'

const QUOTED =
  /[„“"»«‚‘]([^„“”"»«‚‘’]{2,60})[“”"»«‘’]|(?<=^|[\s(:])['’]([^'’]{2,60})['’](?=$|[\s).,:;!?])/gu
/** `Steve "Zetro" Souza`. */
const NICKNAME =
  /(?<=\p{Lu}[\p{L}.]+ )["„“”'‘‚»«]([\p{L}\p{N}][\p{L}\p{N} .-]{0,24})["“”'’‘«»] (?=\p{Lu})/gu

export interface Quoting {
  /** The text without nicknames. */
  readonly text: string
  readonly nicknames: readonly string[]
}

export const takeNicknames = (text: string): Quoting => {
  const nicknames: string[] = []
  const rest = text.replace(NICKNAME, (whole, name: string, at: number) => {
    const before = foldWords(text.slice(Math.max(0, at - 24), at)).at(-1) ?? ''
    if (TOPICS.meaningOf(before) !== undefined) return whole
    nicknames.push(foldWords(name).join(' '))
    return ''
  })
  return { text: rest, nicknames }
}

export const withoutQuotes = (text: string): string => text.replace(QUOTED, ' | ')

const WORD = /[\p{L}\p{N}'’]+/gu
const SHORT = 3
const MAX_TITLE_WORDS = 7
const CAPITAL = /^[\p{Lu}\p{N}]/u
/** What people say, in the words of headlines. */
const SPOKEN =
  /^(?:i['’]m|i['’]ve|we['’]re|we['’]ve|it['’]s|that['’]s|they['’]re|wir|ich|ist|sind|war|haben|hat|es)$/iu

const MAX_AFTER_COLON = 3

/** `Mara Quist: "Why I Left"`, `"We are done," they said`: the signs beside a quotation of speech. */
const isSpoken = (text: string, from: number, to: number, quoted: string): boolean => {
  const size = (quoted.match(WORD) ?? []).length
  if (/[,.]$/u.test(quoted) && size > 2) return true
  if (size <= MAX_AFTER_COLON) return false
  return /:\s*$/u.test(text.slice(0, from)) || /^\s*:/u.test(text.slice(to))
}

/** Titles are short and mostly capitalised; other quoted text is speech. */
const isSpeech = (quoted: string): boolean => {
  const words = quoted.match(WORD) ?? []
  const long = words.filter((word) => word.length > SHORT)
  const small = long.filter((word) => !CAPITAL.test(word))
  const spoken = words.filter((word) => SPOKEN.test(word))
  if (words.length > MAX_TITLE_WORDS) return true
  return words.length > SHORT && (small.length * 2 > long.length || spoken.length > 1)
}

/** Whether a title quotes what somebody says. */
export const hasSpeech = (title: string): boolean =>
  [...title.matchAll(QUOTED)].some((match) => {
    const quoted = match[1] ?? match[2] ?? ''
    const end = match.index + match[0].length
    return isSpeech(quoted) || isSpoken(title, match.index, end, quoted)
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
  const before =
    text
      .slice(Math.max(0, from - NEAR), from)
      .split(/[.!?:;„“"”»«]/u)
      .at(-1) ?? ''
  const [after = ''] = text.slice(to, to + NEAR).split(/[.!?;„“"”»«]/u, 1)
  return (
    kindIn(foldWords(before).slice(-BEFORE).toReversed()) ??
    kindIn(foldWords(after).slice(0, AFTER))
  )
}

/** Titles in quotation marks: records and songs. */
export const worksIn = (text: string): Work[] =>
  [...text.matchAll(QUOTED)].flatMap((match) => {
    const quoted = match[1] ?? match[2] ?? ''
    const title = foldWords(quoted).join(' ')
    if (isSpeech(quoted) || title === '') return []
    const end = match.index + match[0].length
    const kind = kindAt(text, match.index, end)
    return kind === undefined && isSpoken(text, match.index, end, quoted) ? [] : [{ title, kind }]
  })
