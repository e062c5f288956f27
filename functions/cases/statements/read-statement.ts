import { readStatement } from '#shared/api/statements.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { CASE_TEXTS } from '../texts.ts'
import { presentStatement } from './statement.presenter.ts'
import { findStatement } from './statement.repository.ts'

/** Statements of others do not exist for the caller. */
export const handler = endpoint(readStatement, async ({ memberId, params }) => {
  const item = await findStatement(params.id)
  if (item?.memberId !== memberId) throw new ApiError('not_found', CASE_TEXTS.noStatement)
  return presentStatement(item)
})
