import { contactSender } from '#shared/api/contact.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { get } from '#platform/table/index.ts'

export const handler = endpoint(contactSender, async ({ memberId }) => {
  const account = await get(privateKey(memberId))
  return { email: account?.confirmedEmail ?? null }
})
