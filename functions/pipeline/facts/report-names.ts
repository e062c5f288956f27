import { isWhere, nameRunsIn, type NameRun } from './name-runs.ts'

export interface NamesOfReport {
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
  readonly names: readonly string[]
  readonly places: readonly string[]
  /** Names of the title that the text does not have. */
  readonly doubts: readonly string[]
}

const MAX_HEADS = 12

const nameOf = ({ name }: NameRun): string => name

const isIn = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `)

/** The longest run of words of the name that the text has as a whole name. */
const confirmed = (name: string, ofText: ReadonlySet<string>): string | undefined => {
  const words = name.split(' ')
  for (let length = words.length; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length).join(' ')
      if (ofText.has(part)) return part
    }
  return undefined
}

/** A title can write other words with a capital, which the text does not have in a name. */
const headsOf = (names: readonly string[], ofText: readonly string[]): readonly string[] => {
  const known = new Set(ofText)
  return names.map((name) =>
    ofText.some((each) => isIn(name, each)) ? name : (confirmed(name, known) ?? name),
  )
}

/** "Show In Bangalore", but not "In Flames". */
const isPlaceInTitle =
  (title: string) =>
  ({ before }: NameRun): boolean =>
    isWhere({ before: before.toLowerCase() }) && !title.startsWith(before)

/** "The Haunted" and "Haunted" are two bands: names that a title writes with "The", and no sentence without it. */
const withArticles = (titleRuns: readonly NameRun[], textRuns: readonly NameRun[]) => {
  const begun = titleRuns.filter(({ before }) => /^T(?:he|HE)$/.test(before)).map(nameOf)
  const bare = [...titleRuns, ...textRuns].filter(({ before }) => before.toLowerCase() !== 'the')
  const articled = new Set(begun.filter((name) => bare.every((run) => run.name !== name)))
  return (runs: readonly NameRun[]): readonly NameRun[] =>
    runs.map((run) => (articled.has(run.name) ? { ...run, name: `the ${run.name}` } : run))
}

/** The names in a title and in its text, both without quotations and dates. */
export const findNames = (title: string, text: string): NamesOfReport => {
  const [ofTitle, inText] = [nameRunsIn(title), nameRunsIn(text)]
  const named = withArticles(ofTitle, inText)
  const [titleRuns, textRuns] = [named(ofTitle), named(inText)]
  const [found, ofText] = [titleRuns.map(nameOf), textRuns.map(nameOf)]
  const heads = [...new Set(headsOf(found, ofText))].slice(0, MAX_HEADS)
  return {
    heads,
    names: [...heads, ...ofText, ...found],
    doubts: text === '' ? [] : heads.filter((name) => !ofText.includes(name)),
    places: [...titleRuns.filter(isPlaceInTitle(title)), ...textRuns.filter(isWhere)].map(nameOf),
  }
}
