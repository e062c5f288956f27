import { saveMessageSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { saveMember } from '../save-member.ts'
import { readMessageSettings } from './message-settings.repository.ts'

const hidden = (shown: boolean): true | undefined => (shown ? undefined : true)

/** What others saw before stays out of their next answer; nothing is derived from these settings. */
export const handler = endpoint(saveMessageSettings, async ({ memberId, body }) => {
  const { whoMayWrite, readReceipts, onlineState } = body
  await saveMember(memberId, {
    ...(whoMayWrite !== undefined && {
      whoMayWrite: whoMayWrite === 'everyone' ? undefined : whoMayWrite,
    }),
    ...(readReceipts !== undefined && { hiddenReadReceipts: hidden(readReceipts) }),
    ...(onlineState !== undefined && { hiddenOnlineState: hidden(onlineState) }),
  })
  return readMessageSettings(memberId)
})
