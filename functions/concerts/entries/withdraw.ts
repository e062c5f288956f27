import { heldKey } from '#platform/content/held.items.ts'
import { ConditionFailed, getMany, remove, retry, transact } from '#platform/table/index.ts'
import { concertIdOf, type ConcertItem, type ConcertSource } from '../items/concert.items.ts'
import { countSubmissions, submissionsKey } from '../items/submission.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { chooseShown, completeSources } from '../items/sources.ts'
import type { OwnConcertItem } from '../items/own.items.ts'
import { changeConcerts, changed, type Parts } from '../merging/change-concert.ts'
import { readGigDays } from '../merging/gig-day.items.ts'
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

type IsOwn = (source: ConcertSource) => boolean

const withdrawSources = async (
  concert: ConcertItem,
  memberId: string,
  isOwn: IsOwn,
): Promise<void> => {
  const sources = completeSources(concert)
  const left = sources.filter((source) => !isOwn(source))
  const own = sources.filter(isOwn)
  const after = left.length === 0 ? undefined : changed(concert, chooseShown(left))
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
  const isOwn = (source: { readonly memberId: string }) => source.memberId === memberId
  return concert.sources.some(isOwn)
    ? withdrawSources(concert, memberId, isOwn)
    : withdrawFurther(concert, memberId)
}

const persistently = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  retry(attempt, { when: (error) => error instanceof ConditionFailed, attempts: 20 })

/**
 * Removes all sources of a member from a concert, and the concert with its last source.
 * @throws ApiError not_found or forbidden when the member has none
 */
export const withdraw = (id: string, memberId: string): Promise<void> =>
  persistently(() => withdrawOnce(id, memberId))

const withdrawSourceOnce = async (own: OwnConcertItem, memberId: string): Promise<boolean> => {
  const concert = await readConcert(own.concertId, { consistent: true })
  if (!concert) return false
  if (concert.sources.some(({ id }) => id === own.SK)) {
    await withdrawSources(concert, memberId, ({ id }) => id === own.SK)
    return true
  }
  const id = concertIdOf(concert)
  const further = await readFurtherSource(id, memberId)
  if (further?.id !== own.SK) return false
  await transact(removeFurtherSource(id, { id: own.SK, memberId }))
  return true
}

/**
 * Removes one imported submission, and the concert when it was the only one.
 * @returns whether there was one
 */
export const withdrawSource = (own: OwnConcertItem, memberId: string): Promise<boolean> =>
  persistently(() => withdrawSourceOnce(own, memberId))

const releaseSourceOnce = async ({ concertId, SK }: OwnConcertItem): Promise<boolean> => {
  const concert = await readConcert(concertId, { consistent: true })
  const sources = concert ? completeSources(concert) : []
  if (!concert || !sources.some(({ id, withheld }) => id === SK && withheld)) return false
  const released = sources.map(({ withheld, ...source }) =>
    source.id === SK ? source : { ...source, withheld },
  )
  const after = changed(concert, chooseShown(released))
  const days = await readGigDays([concert, after])
  await transact(changeConcerts([{ before: concert, after }], days))
  return true
}

/**
 * Shows the links of a submission that were withheld.
 * @returns whether they were
 */
export const releaseSource = (own: OwnConcertItem): Promise<boolean> =>
  persistently(() => releaseSourceOnce(own))
