import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Statement } from '#shared/api/statements.ts'
import { HOLD } from '#shared/domain/measures.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useStatement } from '../api/statements.ts'
import { messages } from '../texts.ts'
import * as styles from './statements.module.css'

const END = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' })

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Heading as="h2" className={styles.partTitle}>
      {title}
    </Heading>
    {children}
  </section>
)

const foundBy = ({ automated, wasReported }: Statement): string => {
  if (automated.detection) return messages.software
  return wasReported ? messages.reported : messages.ownSearch
}

const durationOf = ({ measure, until }: Statement): string => {
  if (until !== null) return messages.until(END.format(new Date(until)))
  return measure === HOLD ? messages.untilRead : messages.forGood
}

/** Every field of the statement, in the order in which a member asks for them. */
export const StatementText = ({ statement }: { statement: Statement }) => {
  const { ground, automated, excerpt, measure } = statement
  return (
    <>
      {excerpt !== '' && (
        <Part title={messages.about}>
          <blockquote className={styles.quote} dir="auto">
            {excerpt}
          </blockquote>
        </Part>
      )}
      <Part title={messages.facts}>
        <p>{statement.facts}</p>
      </Part>
      <Part title={measure === HOLD ? messages.holdGround : messages.ground[ground.kind]}>
        <p>
          <strong>{ground.rule}</strong>
        </p>
        <p>{ground.explanation}</p>
        {ground.kind === 'terms' && (
          <p>
            <Link className={styles.rules} to="/agb#regeln">
              {messages.rules}
            </Link>
          </p>
        )}
      </Part>
      <Part title={messages.found}>
        <p>
          {foundBy(statement)} {automated.decision ? messages.machine : messages.human}
        </p>
      </Part>
      <Part title={messages.scope}>
        <p>{statement.scope}</p>
      </Part>
      <Part title={messages.duration}>
        <p>{durationOf(statement)}</p>
      </Part>
      <Part title={messages.redress}>
        <p>{statement.redress}</p>
      </Part>
    </>
  )
}

const Head = ({ statement }: { statement: Statement }) => (
  <header>
    <Heading as="h1">{messages.nameOf(statement)}</Heading>
    <p className={styles.meta}>
      <RelativeTime at={statement.at} />
      {statement.outcome !== null && <strong>{messages.outcomes[statement.outcome]}</strong>}
    </p>
  </header>
)

interface StatementViewProps {
  id: string
  /** What the member can do about it: the page puts the appeal here. */
  children?: (statement: Statement) => ReactNode
}

/** A statement of reasons (Art. 17 DSA). */
export const StatementView = ({ id, children }: StatementViewProps) => {
  const query = useStatement(id)
  const { data: statement } = query
  return (
    <div className={styles.root}>
      <Link className={styles.back} to="/entscheidungen">
        <ArrowLeft size={20} aria-hidden="true" />
        {messages.back}
      </Link>
      {statement && <Head statement={statement} />}
      <Card className={styles.statement}>
        <Loaded
          query={query}
          failed={messages.loadFailed}
          loading={<Loading label={messages.loading} />}
        >
          {(data) => <StatementText statement={data} />}
        </Loaded>
      </Card>
      {statement && children?.(statement)}
    </div>
  )
}
