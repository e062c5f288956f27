import { heldKey } from '#platform/content/held.items.ts'
import { ConditionFailed, getMany, remove, retry, transact } from '#platform/table/index.ts'
import {
  concertIdOf,
  countSubmissions,
  readConcert,
  shownOf,
  sourcesOf,
  submissionsKey,
  type ConcertItem,
  type ConcertSource,
} from '../items/index.ts'
import { changeConcerts, changed, readGigDays, type Parts } from '../merging/index.ts'
import { readFurtherSource, removeFurtherSource } from './further-source.items.ts'
import { refuseForeign } from './own-source.ts'

/** Badges stay: the highest count is kept. */
const uncount = async (memberId: string, count: number): Promise<Parts> => {
  if (count === 0) return {}
  const [seen] = await getMany([submissionsKey(memberId)], { consistent: true })
  const { write } = countSubmissions({ memberId, seen, add: -count, answer: null })
  return { submissions: write }
}

const isCounted = ({ counted }: ConcertSource): boolean => counted === true

const withdrawSources = async (concert: ConcertItem, memberId: string): Promise<void> => {
  const sources = sourcesOf(concert)
  const left = sources.filter((source) => source.memberId !== memberId)
  const own = sources.filter((source) => source.memberId === memberId)
  const after = left.length === 0 ? undefined : changed(concert, shownOf(left))
  const days = await readGigDays([concert, after])
  const counted = await uncount(memberId, own.filter(isCounted).length)
  await transact({
    ...changeConcerts([{ before: concert, after }], days),
    ...counted,
    held: after ? null : remove(heldKey('concert', concertIdOf(concert))),
  })
}

const withdrawFurther = async (concert: ConcertItem, memberId: string): Promise<void> => {
  const id = concertIdOf(concert)
  const further = await readFurtherSource(id, memberId)
  if (!further) return refuseForeign(concert)
  const counted = await uncount(memberId, 1)
  await transact({ ...removeFurtherSource(id, { id: further.id, memberId }), ...counted })
}

const withdrawOnce = async (id: string, memberId: string): Promise<void> => {
  const concert = await readConcert(id, { consistent: true })
  if (!concert) return refuseForeign(concert)
  const isOwn = concert.sources.some((source) => source.memberId === memberId)
  return isOwn ? withdrawSources(concert, memberId) : withdrawFurther(concert, memberId)
}

/**
 * Removes all sources of a member from a concert, and the concert with its last source.
 * @throws ApiError not_found or forbidden when the member has none
 */
export const withdraw = (id: string, memberId: string): Promise<void> =>
  retry(() => withdrawOnce(id, memberId), {
    when: (error) => error instanceof ConditionFailed,
    attempts: 20,
  })
