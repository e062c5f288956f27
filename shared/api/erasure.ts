import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { KEPT_DAYS } from '../domain/retention.ts'
import { contract } from './contract.ts'

/** Typed to confirm, so that nobody deletes an account by a slip. */
export const ERASURE_WORD = 'LÖSCHEN'

/** Days in which signing in keeps the account. */
export const ERASURE_DAYS = KEPT_DAYS.erasureGrace

/** Random, so that nobody finds the receipt of another. */
const ReceiptNumber = z
  .string()
  .check(z.trim(), z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'Diese Belegnummer ist unvollständig.'))

export const ErasureRequest = z.object({
  confirmation: z.string({ error: 'Bitte tippe das Wort ab' }).check(
    z.trim(),
    z.maxLength(LIMITS.displayName),
    z.refine((text) => text.toUpperCase() === ERASURE_WORD, `Bitte tippe ${ERASURE_WORD} ab.`),
  ),
})

export const requestErasure = contract({
  id: 'requestErasure',
  method: 'POST',
  path: '/api/me/erasure',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary:
    'Delete the account after 14 days (Art. 17 DSGVO); ends every session, and signing in cancels',
  body: ErasureRequest,
  response: z.object({ receiptNumber: z.string(), dueAt: z.iso.datetime() }),
  status: 202,
  errors: ['conflict'],
  signedInWithinMinutes: 10,
})

/** A receipt without personal data: anybody who has its number may read it. */
export const ErasureReceipt = z.object({
  number: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** How many items of each kind were deleted or lost the member; empty before the end. */
  counts: z.record(z.string(), z.number()),
  /** SHA-256 of the receipt, by which a saved one can be compared; null before the end. */
  hash: z.nullable(z.string()),
})
export type ErasureReceipt = z.output<typeof ErasureReceipt>

export const erasureReceipt = contract({
  id: 'erasureReceipt',
  method: 'GET',
  path: '/api/erasure-receipts/{number}',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'The receipt of an erasure, by its number',
  params: z.object({ number: ReceiptNumber }),
  response: ErasureReceipt,
  errors: ['not_found', 'throttled'],
})
