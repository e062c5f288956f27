import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { ConditionFailed, get, put, query, remove, retry, write } from '#platform/table/index.ts'
import { nameRefreshItem, nameRefreshKey } from './name-refresh.items.ts'
import { SIDES, sideKey, sidesPartition, type SideItem } from './side.items.ts'
import { writeSide } from './write-side.ts'

/** Threads per event, about two seconds: a member with many threads must not block the queue. */
const THREADS_PER_EVENT = 100

const ATTEMPTS = 20

/** The current member: an old event must not write old names. */
const readMember = (memberId: string): Promise<MemberItem | undefined> =>
  get(memberKey(memberId), { consistent: true })

/** The side with the current name of the other; undefined when it shows this name or a newer one. */
const renamed = (side: SideItem, other: MemberItem | undefined): SideItem | undefined => {
  const isCurrent = other ? side.authorVersion >= other.version : side.other === undefined
  if (isCurrent) return undefined
  return {
    ...side,
    other: other && authorOf(other),
    authorVersion: other?.version ?? side.authorVersion,
    version: side.version + 1,
  }
}

const refreshOnce = async (
  ownerId: string,
  otherId: string,
  other: MemberItem | undefined,
): Promise<void> => {
  const side = await get(sideKey(ownerId, otherId), { consistent: true })
  const after = side && renamed(side, other)
  if (after) await writeSide(side, after)
}

/** Copies the name of the other to the side of the owner; of a deleted member, the name is forgotten. */
export const refreshSide = (
  ownerId: string,
  otherId: string,
  other: MemberItem | undefined,
): Promise<void> =>
  retry(() => refreshOnce(ownerId, otherId, other), {
    when: (error) => error instanceof ConditionFailed,
    attempts: ATTEMPTS,
  })

/** Both sides of a new thread: a member may have changed the name before both existed. */
export const refreshBothNames = async (memberId: string, otherId: string): Promise<void> => {
  const [member, other] = await Promise.all([readMember(memberId), readMember(otherId)])
  await Promise.all([refreshSide(memberId, otherId, other), refreshSide(otherId, memberId, member)])
}

/** Writes the member's current name to the sides of the others, found by the member's own sides. */
export const refreshNamesFrom = async (
  memberId: string,
  doneTo: string | undefined,
): Promise<void> => {
  const member = await readMember(memberId)
  const { items, next } = await query(sidesPartition(memberId), {
    after: doneTo ?? SIDES,
    limit: THREADS_PER_EVENT,
    consistent: true,
    project: ['SK', 'otherId'],
  })
  for (const { otherId } of items) await refreshSide(otherId, memberId, member)
  const last = next && items.at(-1)
  if (last) await write(put(nameRefreshItem(memberId, last.SK, member?.version ?? 0)))
  else if (doneTo !== undefined) await write(remove(nameRefreshKey(memberId)))
}
