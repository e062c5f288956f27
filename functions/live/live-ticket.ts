import { liveTicket } from '#shared/api/live.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sessionEntryOf } from '#platform/identity/session.items.ts'
import { env } from '#platform/runtime/env.ts'
import { putNew, write } from '#platform/table/index.ts'
import { newTicket, ticketItem } from './ticket.items.ts'

/** The token of the session never becomes part of an address, because addresses are logged. */
export const handler = endpoint(liveTicket, async (request) => {
  const ticket = newTicket()
  const { tokenHash } = sessionEntryOf(request)
  await write(putNew(ticketItem(ticket, { memberId: request.memberId, tokenHash })))
  return { url: `${env.liveAddress}?ticket=${ticket}` }
})
