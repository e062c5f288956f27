import { acknowledgeWarning } from '#shared/api/statements.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { write } from '#platform/table/index.ts'
import { forgetWarning } from '../member/member-measure.ts'

/** Acknowledging twice, or what is none of the member's warnings, changes nothing. */
export const handler = endpoint(acknowledgeWarning, async ({ memberId, params }) => {
  await write(forgetWarning(memberId, params.id))
  return { ok: true as const }
})
