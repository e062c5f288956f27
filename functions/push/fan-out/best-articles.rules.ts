import type { ArticleItem } from '../../articles/index.ts'

const BEST = 3

type Judged = Pick<ArticleItem, 'SK' | 'sources' | 'bandLinks' | 'rating'>

/** What several sites report matters most, then known bands, then a good review. */
const weightOf = ({ sources, bandLinks = [], rating = 0 }: Judged): readonly number[] => [
  new Set(sources.map(({ name }) => name)).size,
  bandLinks.length,
  rating,
]

/** Of two of the same weight, the newer one comes first. */
const compare = (one: Judged, other: Judged): number => {
  const [weights, others] = [weightOf(one), weightOf(other)]
  const index = weights.findIndex((weight, position) => weight !== others[position])
  if (index === -1) return one.SK < other.SK ? 1 : -1
  return (others[index] ?? 0) - (weights[index] ?? 0)
}

/** The three articles that a push of the day names. */
export const chooseBest = <Article extends Judged>(
  articles: readonly Article[],
): readonly Article[] => articles.toSorted(compare).slice(0, BEST)
