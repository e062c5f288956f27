import type { MemberItem } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { restrictionOf } from '#platform/identity/restriction.ts'
import {
  sessionKeyOf,
  sessionsPartition,
  type SessionEntryItem,
} from '#platform/identity/session.items.ts'
import { getItems, query, type Key } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { deleteSessions } from '../sessions/index.ts'

const PAGE = 25

/** All but those that were opened since, which know the restriction. */
const endUnrestricted = async (entries: readonly SessionEntryItem[]): Promise<void> => {
  const sessions = await getItems(
    entries.map(({ tokenHash }) => sessionKeyOf(tokenHash)),
    { consistent: true },
  )
  await deleteSessions(
    entries.filter(({ tokenHash }) => !sessions.at(sessionKeyOf(tokenHash))?.restricted),
  )
}

const endSessionsOf = async (memberId: string): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(sessionsPartition(memberId), {
      limit: PAGE,
      consistent: true,
      startAt,
    })
    await endUnrestricted(page.items)
    startAt = page.next
  } while (startAt)
}

/**
 * Ends what the transaction of a suspension left: more sessions than it could contain, and the entries of all. Sign-ins
 * check the suspension, so no session is opened in between that this does not find.
 */
export const handler = effect<MemberItem>(async ({ before, after }) => {
  if (!after?.restrictedBy || before?.restrictedBy === after.restrictedBy) return
  const member = await findMember(after.memberId, { consistent: true })
  if (member && restrictionOf(member)) await endSessionsOf(member.memberId)
})
