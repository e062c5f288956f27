import { Scale } from 'lucide-react'
import { Link, Navigate } from 'react-router-dom'
import type { StatementHeading } from '#shared/api/statements.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useStatements } from '../api/statements.ts'
import { messages } from '../texts.ts'
import * as styles from './statements.module.css'

const Row = ({ statement }: { statement: StatementHeading }) => (
  <Card as="li" className={styles.row}>
    <Heading as="h2" className={styles.rowTitle} text={messages.nameOf(statement)}>
      <Link to={`/entscheidungen/${statement.id}`}>{messages.nameOf(statement)}</Link>
    </Heading>
    {statement.excerpt !== '' && (
      <p className={styles.excerpt} dir="auto">
        „{statement.excerpt}“
      </p>
    )}
    <p className={styles.meta}>
      <RelativeTime at={statement.at} />
      {statement.outcome !== null && <span>{messages.outcomes[statement.outcome]}</span>}
    </p>
  </Card>
)

const Rows = ({ list }: { list: ReturnType<typeof useStatements> }) => {
  const { statements, error, isFetching, retry, more } = list
  if (!statements)
    return (
      <Card>
        {error ? (
          <ErrorState
            title={messages.loadFailed}
            text={error.message}
            onRetry={retry}
            retrying={isFetching}
          />
        ) : (
          <Loading label={messages.loading} />
        )}
      </Card>
    )
  if (statements.length === 0)
    return (
      <Card>
        <EmptyState
          title={messages.empty}
          text={messages.emptyText}
          icon={<Scale size={56} strokeWidth={1.5} aria-hidden="true" />}
        />
      </Card>
    )
  return (
    <>
      <ol className={styles.rows} aria-label={messages.title}>
        {statements.map((statement) => (
          <Row key={statement.id} statement={statement} />
        ))}
      </ol>
      {more.exist && (
        <Button busy={more.isLoading} onClick={more.load}>
          {messages.older}
        </Button>
      )}
    </>
  )
}

interface StatementListProps {
  /** An id of content: leads to the newest decision about it. */
  about: string | null
}

/** The decisions about the member, newest first. */
export const StatementList = ({ about }: StatementListProps) => {
  const list = useStatements(about)
  const newest = list.statements?.[0]
  if (about !== null && newest) return <Navigate replace to={`/entscheidungen/${newest.id}`} />
  return (
    <div className={styles.root}>
      <Heading as="h1">{messages.title}</Heading>
      <p className={styles.intro}>{messages.intro}</p>
      <Rows list={list} />
    </div>
  )
}
