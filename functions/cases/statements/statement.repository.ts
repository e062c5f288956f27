import { get, getMany, queryIndex, type QueryPage } from '#platform/table/index.ts'
import {
  statementKey,
  statementsPartition,
  type StatementItem,
} from '#platform/content/statement.items.ts'

export const findStatement = (id: string): Promise<StatementItem | undefined> =>
  get(statementKey(id), { consistent: true })

interface PageOf {
  readonly limit: number
  /** The id of the last statement of the page before. */
  readonly cursor?: string | undefined
}

/** A page of the statements about a member, newest first. */
export const readStatementsOf = async (
  memberId: string,
  { limit, cursor }: PageOf,
): Promise<QueryPage<StatementItem>> => {
  const { items, next } = await queryIndex(statementsPartition(memberId), {
    newestFirst: true,
    limit,
    before: cursor,
  })
  const statements = await getMany(items)
  return { items: statements.filter((item) => item !== undefined), next }
}
