import type { MemberItem } from '#platform/identity/member.items.ts'
import type { SessionItem } from '#platform/identity/session.items.ts'
import { effect } from '../../events/index.ts'
import { forgetMember, removeDevices } from '../items/device.repository.ts'

const afterSession = async ({ memberId, sessionId }: SessionItem): Promise<void> => {
  if (sessionId === undefined) return
  await removeDevices(memberId, (device) => device.sessionId === sessionId)
}

/** Nothing is pushed to a browser whose session ended, or to a member who left. */
export const handler = effect<SessionItem | MemberItem>(async ({ before }) => {
  if (before?.SK === 'SESSION') await afterSession(before)
  if (before?.SK === 'PROFILE') await forgetMember(before.memberId)
})
