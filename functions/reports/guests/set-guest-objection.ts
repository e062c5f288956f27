import { setGuestObjection } from '#shared/api/objections.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { changeObjection } from '../objections/objection.ts'
import { requireReceipt } from './require-receipt.ts'

export const handler = endpoint(setGuestObjection, async ({ address, body }) =>
  changeObjection(await requireReceipt(body.receipt, address), body.text),
)
