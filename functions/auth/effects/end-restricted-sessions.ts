import type { MemberItem } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { findRestriction } from '#platform/identity/restriction.ts'
import {
  sessionKeyOf,
  sessionsPartition,
  type SessionEntryItem,
} from '#platform/identity/session.items.ts'
import { getItems, query, type Key } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { forgetDevices } from '../device-marks/device-mark.repository.ts'
import { deleteSessions } from '../sessions/session.repository.ts'

const PAGE = 25

type Entries = readonly SessionEntryItem[]

/** All but those that were opened since, which know the restriction. */
const withoutRestricted = async (entries: Entries): Promise<Entries> => {
  const sessions = await getItems(
    entries.map(({ tokenHash }) => sessionKeyOf(tokenHash)),
    { consistent: true },
  )
  return entries.filter(({ tokenHash }) => !sessions.at(sessionKeyOf(tokenHash))?.restricted)
}

const endSessionsOf = async (
  memberId: string,
  choose: (entries: Entries) => Entries | Promise<Entries>,
): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(sessionsPartition(memberId), {
      limit: PAGE,
      consistent: true,
      startAt,
    })
    await deleteSessions(await choose(page.items))
    startAt = page.next
  } while (startAt)
}

/** Also forgets the devices, because one of them may be that of an intruder. */
const endSessionsUntil = async (memberId: string, endedAt: string): Promise<void> => {
  await endSessionsOf(memberId, (entries) =>
    entries.filter(({ createdAt }) => createdAt <= endedAt),
  )
  await forgetDevices(memberId, undefined)
}

/**
 * Ends what the transaction of a suspension, or of staff who end the sessions, left: more sessions than it could
 * contain, and the entries of all. Sign-ins check a suspension, so no session is opened in between that this does not
 * find.
 */
export const handler = effect<MemberItem>(async ({ before, after }) => {
  if (!after) return
  const { memberId, restrictedBy, sessionsEndedAt } = after
  if (sessionsEndedAt !== undefined && before?.sessionsEndedAt !== sessionsEndedAt)
    await endSessionsUntil(memberId, sessionsEndedAt)
  if (!restrictedBy || before?.restrictedBy === restrictedBy) return
  const member = await findMember(memberId, { consistent: true })
  if (member && findRestriction(member)) await endSessionsOf(memberId, withoutRestricted)
})
