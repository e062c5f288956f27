import { useQuery, queryOptions } from '@tanstack/react-query'
import { readStatement } from '#shared/api/statements.ts'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'
import * as styles from './suspension.module.css'
import { LoadState } from '#ui/feedback/loaded.tsx'

/** A statement of reasons never changes but for its outcome. */
const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['suspension', id],
    queryFn: ({ signal }) => call(readStatement, { params: { id }, signal }),
  })

/** What a statement of reasons says in short. */
export const Reasons = ({ statementId }: { statementId: string }) => {
  const query = useQuery(statementQuery(statementId))
  const { data } = query
  if (!data) return <LoadState query={query} failed={messages.why} />
  return (
    <dl className={styles.reasons}>
      <dt>{messages.why}</dt>
      <dd>{data.facts}</dd>
      <dt>{messages.rule}</dt>
      <dd>
        {data.ground.rule}: {data.ground.explanation}
      </dd>
      <dt>{messages.redress}</dt>
      <dd>{data.redress}</dd>
    </dl>
  )
}
