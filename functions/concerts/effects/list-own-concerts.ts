import { effect } from '../../events/index.ts'
import { get, unlessConditionFailed, write } from '#platform/table/index.ts'
import { settleSource } from '../import/settle-source.ts'
import {
  concertIdOf,
  concertKey,
  type ConcertItem,
  type ConcertSource,
} from '../items/concert.items.ts'
import { putOwn, removeOwn } from '../items/own.items.ts'

type Source = Pick<ConcertSource, 'id' | 'memberId' | 'importId' | 'withheld'>

const sourcesIn = (concert: ConcertItem | null | undefined): readonly Source[] =>
  concert?.sources ?? []

const has = (sources: readonly Source[], { id }: Source): boolean =>
  sources.some((source) => source.id === id)

/** Keeps the list of each member's submissions. A source that moved to another concert is listed by its event. */
export const handler = effect<ConcertItem>(async ({ before, after, keys }) => {
  const [old, next] = [sourcesIn(before), sourcesIn(after)]
  const changed = [
    ...old.filter((source) => !has(next, source)),
    ...next.filter((source) => !has(old, source)),
  ]
  if (changed.length === 0) return
  const id = concertIdOf(after ?? before ?? keys)
  const current = sourcesIn(await get(concertKey(id), { consistent: true }))
  for (const source of changed) {
    if (has(current, source)) {
      await write(putOwn(id, source))
      await settleSource(source)
    } else await unlessConditionFailed(write(removeOwn(id, source)))
  }
})
