import { hash, randomBytes } from 'node:crypto'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { expression, remove, type Key, type Write } from '#platform/table/index.ts'

/** Long enough for the handshake of a slow connection. */
export const TICKET_SECONDS = 30

/** Opens the live channel once for the session that requested it. */
export interface TicketItem {
  readonly PK: string
  readonly SK: 'TICKET'
  readonly memberId: string
  readonly tokenHash: string
  readonly expiresAt: number
}

export const newTicket = (): string => randomBytes(32).toString('base64url')

export const isTicket = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value)

/** By the SHA-256 of the ticket, which itself is never stored. */
export const ticketKey = (ticket: string): Key<TicketItem> => ({
  PK: `LIVE_TICKET#${hash('sha256', ticket)}`,
  SK: 'TICKET',
})

export const ticketItem = (
  ticket: string,
  holder: Pick<TicketItem, 'memberId' | 'tokenHash'>,
): TicketItem => ({
  PK: ticketKey(ticket).PK,
  SK: 'TICKET',
  ...holder,
  expiresAt: epochSeconds() + TICKET_SECONDS,
})

/** Fails when the ticket was used or has expired, so that of concurrent connections one wins. */
export const consumeTicket = (ticket: string): Write<TicketItem> =>
  remove(ticketKey(ticket), expression`expiresAt > ${epochSeconds()}`)
