import { listStatements } from '#shared/api/statements.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentHeading } from './statement.presenter.ts'
import { readStatementsOf } from './statement.repository.ts'

/** As many as one BatchGet reads. */
const READ_FOR_ONE = 100

export const handler = endpoint(listStatements, async ({ memberId, query }) => {
  const { about, cursor } = query
  const limit = about === undefined ? LIMITS.statementPage : READ_FOR_ONE
  const { items, next } = await readStatementsOf(memberId, { limit, cursor })
  if (about === undefined)
    return new Page(items.map(presentHeading), next && items.at(-1)?.statementId)
  return new Page(items.filter(({ targetId }) => targetId === about).map(presentHeading))
})
