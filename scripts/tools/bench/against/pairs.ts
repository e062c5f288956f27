import { median } from '../../measurements/median.ts'

/** The same measurement of both trees, one right after the other. */
export interface Pair<T> {
  readonly before: T
  readonly after: T
}

/**
 * Measures A B A B …, so that both trees meet the same swings of the machine.
 * @returns for each subject the pair of each round
 */
export const alternate = async <Tree, T>(
  trees: Pair<Tree>,
  { rounds, subjects }: { readonly rounds: number; readonly subjects: readonly string[] },
  measure: (tree: Tree, subject: string, round: number) => Promise<T>,
): Promise<ReadonlyMap<string, readonly Pair<T>[]>> => {
  const pairs = new Map<string, Pair<T>[]>(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round++)
    for (const [subject, measured] of pairs) {
      const before = await measure(trees.before, subject, round)
      measured.push({ before, after: await measure(trees.after, subject, round) })
    }
  return pairs
}

export interface Compared {
  readonly before: number
  readonly after: number
  /** The median of the ratios of all pairs: a slow round slows down both sides of its pair. */
  readonly ratio: number
}

/** @param figure one number of a measurement */
export const compare = <T>(pairs: readonly Pair<T>[], figure: (of: T) => number): Compared => {
  const numbers = pairs.map((pair) => ({ before: figure(pair.before), after: figure(pair.after) }))
  return {
    before: median(numbers.map(({ before }) => before)),
    after: median(numbers.map(({ after }) => after)),
    ratio: median(numbers.map(({ before, after }) => after / before)),
  }
}

/** The cells before, after and ratio of a table. */
export const cells = ({ before, after, ratio }: Compared, digits: number): string[] => [
  before.toFixed(digits),
  after.toFixed(digits),
  ratio.toFixed(2),
]
