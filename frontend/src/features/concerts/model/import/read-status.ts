import type { ConcertStatus } from '#shared/domain/concerts.ts'

/** What a title or cell says of the state of a gig. */
export type Said = ConcertStatus | 'moved' | 'rescheduled'

const WORDS: readonly (readonly [Said, string])[] = [
  [
    'cancelled',
    String.raw`abgesagt|absage|storniert|gecancell?e?t|cancell?ed|cancellation|entf[äa]llt|f[äa]llt(?:\s+\p{L}+)?\s+aus|ausgefallen|findet\s+nicht\s+statt`,
  ],
  ['sold_out', String.raw`ausverkauft|sold[\s-]?out|ausgebucht`],
  ['moved', 'verlegt|hochverlegt|verlegung|verschoben|postponed|moved'],
  [
    'rescheduled',
    String.raw`nachhol(?:termin|konzert|show)|ersatztermin|nachgeholt|neuer\s+termin|rescheduled|new\s+date`,
  ],
]

/** Words beside a state that name no band. */
const FILLER = String.raw`(?:leider|restlos|komplett|bereits|achtung|wichtig|das|die|der|wird|wurde|ist|muss|show|gig|konzert|event|veranstaltung|termin|tour)`

const anyWord = WORDS.map(([, words]) => words).join('|')
const ALONE = new RegExp(
  String.raw`^(?:${FILLER}\s+)*(?:${anyWord})(?:\s+${FILLER})*(?:\s+(?:wegen|aufgrund|due\s+to)\s.*)?$`,
  'iu',
)
/** Of a date or place, which follow the word. */
const MOVED_ALONE = new RegExp(
  String.raw`^(?:${FILLER}\s+)*(?:${WORDS.slice(2)
    .map(([, words]) => words)
    .join('|')})(?:\s+(?:auf|in|ins|nach|vom|von|zum|für|to|from|for)\s.*|\s+\d.*)$`,
  'iu',
)
const AMONG_OTHERS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyWord})(?![\p{L}\p{N}])`, 'iu')
/** After such a word the state is a part of a phrase: 'Cancelled by Fate'. */
const PHRASE = /^\s+(?:by|of|for|in|the|a|and|at|on|with|von|der|die|das|zum|zur|am|im|und)\s/iu

const WHOLE: readonly (readonly [Said, RegExp])[] = WORDS.map(([said, words]) => [
  said,
  new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, 'iu'),
])

const saidBy = (text: string): Said =>
  WHOLE.find(([, pattern]) => pattern.test(text))?.[0] ?? 'available'

/** The state that a whole text names, such as the cell of a table; undefined when it names none. */
export const statusIn = (text: string): Said | undefined => {
  const bare = text.trim().replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
  return ALONE.test(bare) || MOVED_ALONE.test(bare) ? saidBy(bare) : undefined
}

/** Signs that set a part of a title apart. A colon in a time of day does not. */
const SEPARATORS =
  /(\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+\s*|\s*(?:\.{3,}|…)\s*|\s*[+*~=#_•|/<>]{2,}\s*|\s*(?<![\p{L}\p{N}])[*~_"„“”»«]\s*|\s*[*~_"„“”»«](?![\p{L}\p{N}])\s*|\s*[|•·]\s*|\s*:(?!\d)\s*|\s*!+(?:\s+|$)|\s+[-–—/]+\s+|[-–—]+\s+|\s+[-–—]+|\s*[([{<]\s*|\s*[)\]}>]\s*|,\s+)/u

interface Part {
  readonly text: string
  readonly isSeparator: boolean
}

const partsOf = (title: string): readonly Part[] =>
  title
    .split(SEPARATORS)
    .map((text, index) => ({ text, isSeparator: index % 2 === 1 }))
    .filter(({ text }) => text !== '')

const DATE_ALONE = /^(?:\p{L}{2,}\.?\s+)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+\s?)(?:\d{2,4})?$/u

/** The indexes of the parts about the state: its words, and a date after a comma or colon. */
const sayingParts = (parts: readonly Part[]): ReadonlySet<number> => {
  const saying = new Set<number>()
  parts.forEach(({ text, isSeparator }, index) => {
    if (!isSeparator && statusIn(text) !== undefined) saying.add(index)
    const before = parts[index - 1]
    if (saying.has(index - 2) && /^[,:]$/.test(before?.text.trim() ?? '') && DATE_ALONE.test(text))
      saying.add(index)
  })
  return saying
}

/** What remains of a title without some parts and the signs beside them. */
const without = (parts: readonly Part[], gone: ReadonlySet<number>): string => {
  const kept = parts.map(({ text, isSeparator }, index) => {
    if (gone.has(index)) return ''
    return isSeparator && (gone.has(index - 1) || gone.has(index + 1)) ? ' ' : text
  })
  return kept
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:|•·,/–—*~_"„“”»«-]+|[\s:|•·,/–—*~_"„“”»«-]+$/gu, '')
    .trim()
}

export interface ReadTitle {
  /** Without what says the state. */
  readonly name: string
  /** Undefined when the title says nothing of it. */
  readonly said?: Said | undefined
  /** The words that say it. */
  readonly words?: string
  /** The words may as well belong to the name. */
  readonly isUnclear?: boolean
  /** Of what is unclear: which is likelier. */
  readonly isLikelyName?: boolean
}

const isUpper = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase()

/** 'Grabesruh verlegt auf den 3. Mai': what follows the word says when or where. */
const MOVED_BEHIND = new RegExp(
  String.raw`^(.*[\p{L}\p{N}!?.)])\s+((?:${WORDS[2]?.[1] ?? ''})\s+(?:auf|vom|von|ins|nach|to|from)\s.*\d.*)$`,
  'iu',
)

const BRACKETS = /[([{][^()[\]{}]*[)\]}]/gu

/** A state that no sign separates from the name. Other words in the same brackets are removed with it. */
const readMixed = (title: string): ReadTitle => {
  const found = AMONG_OTHERS.exec(title)
  if (!found) return { name: title }
  const [word] = found
  if (PHRASE.test(title.slice(found.index + word.length))) return { name: title }
  const { 0: words, index } =
    [...title.matchAll(BRACKETS)].find(
      (inside) => inside.index < found.index && found.index < inside.index + inside[0].length,
    ) ?? found
  const rest = title.slice(index + words.length)
  const name = `${title.slice(0, index)} ${rest}`.replace(/\s+/gu, ' ').trim()
  if (name === '') return { name: title }
  const isShouted = isUpper(word) && !isUpper(name)
  return {
    name,
    said: saidBy(words),
    words: words.replace(/^[([{]|[)\]}]$/gu, ''),
    isUnclear: !isShouted,
    isLikelyName: found.index === 0 && !isUpper(word),
  }
}

/** Date and rest of 'Verlegt auf den 2.10. Grabesruh', which no sign sets apart. */
const MOVED_BEFORE = new RegExp(
  String.raw`^((?:${WORDS[2]?.[1] ?? ''})\s+(?:auf|vom|to|from)\s+(?:den\s+|dem\s+)?(?:\p{L}{2,}\.?,?\s+)?\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?)\s+(?!(?:in|ins|im|wegen|um|ab|und)\s)([\p{L}\p{N}].*)$`,
  'iu',
)

/**
 * The name in a title and the state that it says: before, behind or in brackets. What no sign sets apart is unclear,
 * unless it is a phrase ('Cancelled by Fate').
 */
export const readTitle = (title: string): ReadTitle => {
  const moved = MOVED_BEFORE.exec(title)
  if (moved) return { name: moved[2] ?? '', said: 'moved', words: moved[1] ?? '' }
  const behind = MOVED_BEHIND.exec(title)
  const parts = partsOf(title)
  const saying = sayingParts(parts)
  const name = without(parts, saying)
  if (saying.size === 0 && behind)
    return { name: behind[1] ?? '', said: 'moved', words: behind[2] ?? '' }
  if (saying.size === 0) return readMixed(title)
  const words = parts
    .filter((_, index) => saying.has(index))
    .map(({ text }) => text)
    .join(' ')
  if (name === '') return { name: title, said: saidBy(words), words, isUnclear: true }
  return { name, said: saidBy(words), words }
}
