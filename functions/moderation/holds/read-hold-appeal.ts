import { readHoldAppeal } from '#shared/api/appeals.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentHold, requireOwnHold } from './own-hold.ts'

export const handler = endpoint(readHoldAppeal, async ({ memberId, params }) =>
  presentHold(await requireOwnHold(params, memberId)),
)
