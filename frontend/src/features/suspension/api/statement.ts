import { queryOptions } from '@tanstack/react-query'
import { readStatement } from '#shared/api/statements.ts'
import { call } from '#spa/platform/api-client.ts'

/** A statement of reasons never changes but for its outcome. */
export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['suspension', id],
    queryFn: ({ signal }) => call(readStatement, { params: { id }, signal }),
  })
