import { readAppeal } from '#shared/api/appeals.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentOwnAppeal, requireStatement } from './own-appeal.ts'

export const handler = endpoint(readAppeal, async ({ memberId, params }) =>
  presentOwnAppeal(await requireStatement(params.id, memberId)),
)
