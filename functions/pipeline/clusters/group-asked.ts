import type { FeedItem } from '../intake/feed-item.items.ts'
import { answersFor } from '../same-event/answers-for.ts'
import { pairName, type Pair } from '../same-event/story-pair.items.ts'
import type { Cluster, KnownCluster } from './cluster.ts'
import { groupByEvent } from './group-by-event.ts'

/**
 * Groups new items by event, and asks the model about pairs of which titles and facts do not decide. The first pass
 * only collects them; what the second one finds in addition merges nothing.
 * @param answersTo asks the model; tools that store nothing pass their own
 */
export const groupAsked = async (
  items: readonly FeedItem[],
  clusters: readonly KnownCluster[],
  answersTo = answersFor,
): Promise<readonly Cluster<FeedItem>[]> => {
  const open = new Map<string, Pair>()
  const first = groupByEvent(items, clusters, (pair) => {
    open.set(pairName(pair), pair)
    return undefined
  })
  if (open.size === 0) return first
  const answers = await answersTo([...open.values()], items)
  return groupByEvent(items, clusters, (pair) => answers.get(pairName(pair)))
}
