import { effect, type DomainEvent } from '../../events/index.ts'
import { tellsOfRemoval } from '../alerts/notice.rules.ts'
import type { NoticeItem } from '../alerts/notice.items.ts'
import { concertCountersKey, concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { remove, write } from '#platform/table/index.ts'
import { carryMarks } from '../marks/carry.repository.ts'

/** The concert that had the marks of a merged one. */
const heldMarksOf = async ({ mergedInto }: ConcertItem): Promise<string | undefined> => {
  const target = mergedInto === undefined ? undefined : await readConcert(mergedInto)
  return target && concertIdOf(target)
}

const removeMarks = async (concertId: string): Promise<void> => {
  await carryMarks(concertId)
  await write(remove(concertCountersKey(concertId)))
}

const carry = async (event: DomainEvent<ConcertItem>): Promise<void> => {
  const { before, after } = event
  if (!before) return
  const concertId = concertIdOf(before)
  const isMerged = before.mergedInto !== after?.mergedInto
  const earlier = isMerged ? await heldMarksOf(before) : undefined
  if (earlier !== undefined) await carryMarks(earlier)
  if (!after) return tellsOfRemoval(event) ? undefined : removeMarks(concertId)
  if (isMerged || listingSortKey(before) !== listingSortKey(after)) await carryMarks(concertId)
}

/** The marks of a removed concert say who is told of it, so they go when all are. */
const removeAfterNotice = async ({ notice: { concert } }: NoticeItem): Promise<void> => {
  if (concert.change !== 'removed') return
  if ((await readConcert(concert.id, { consistent: true })) === undefined)
    await removeMarks(concert.id)
}

/** Moves marks with their concert: to another day, to the concert it is merged into and back, or away with it. */
export const handler = effect<ConcertItem | NoticeItem>(async (event) => {
  const item = event.after ?? event.before
  if (item?.entity === 'Concert') await carry(event as DomainEvent<ConcertItem>)
  else if (event.before && !event.after) await removeAfterNotice(event.before as NoticeItem)
})
