import type { ReactNode } from 'react'
import type { ResponseOf } from '#shared/api/contract.ts'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import type { readReceipt } from '#shared/api/reports.ts'
import { REPORT_CATEGORIES } from '#shared/domain/reports.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useReceipt } from '../api/guest-report.ts'
import { describeOutcome } from '../model/outcome-text.ts'
import { messages } from '../texts.ts'
import * as styles from './guest-form.module.css'

const texts = messages.receipt

type Report = ResponseOf<typeof readReceipt>

const SECRET_LENGTH = 64

const Facts = ({ report }: { report: Report }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{texts.what}</dt>
      <dd>
        {messages.kinds[report.kind]}, <RelativeTime at={report.at} />
      </dd>
    </div>
    <div>
      <dt>{texts.reason}</dt>
      <dd>{REPORT_CATEGORIES[report.category].label}</dd>
    </div>
    <div>
      <dt>{messages.received.number}</dt>
      <dd>{report.id}</dd>
    </div>
    <div>
      <dt>{texts.state}</dt>
      <dd>
        {describeOutcome(report)}
        {report.decidedAt !== null && (
          <>
            , <RelativeTime at={report.decidedAt} />
          </>
        )}
      </dd>
    </div>
    {report.reason !== null && (
      <div>
        <dt>{texts.why}</dt>
        <dd>{report.reason}</dd>
      </div>
    )}
  </dl>
)

const Shown = ({ report, children }: { report: Report; children: ReactNode }) => (
  <div className={styles.received}>
    <Heading as="h1">{texts.title}</Heading>
    <Facts report={report} />
    {children}
    {report.outcome !== null && <p>{texts.redress}</p>}
    <div className={styles.buttons}>
      <ButtonLink variant="ghost" to="/melden">
        {texts.another}
      </ButtonLink>
    </div>
  </div>
)

/** The objection to what came of the report. */
type Objection = (receipt: string, report: Report, onChange: (own: OwnAppeal) => void) => ReactNode

const Content = ({ receipt, objection }: { receipt: string; objection: Objection }) => {
  const { data, isError, isFetching, refetch, keepObjection } = useReceipt(receipt)
  if (data) return <Shown report={data}>{objection(receipt, data, keepObjection)}</Shown>
  if (data === null)
    return (
      <EmptyState
        heading="h1"
        title={texts.broken}
        text={texts.brokenText}
        action={<ButtonLink to="/melden">{texts.another}</ButtonLink>}
      />
    )
  if (isError)
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  return <Loading label={texts.loading} />
}

/** State and outcome of a report, for those who have its link. */
interface ReceiptCardProps {
  fragment: string
  objection: Objection
}

export const ReceiptCard = ({ fragment, objection }: ReceiptCardProps) => (
  <Card>
    <Content receipt={fragment.slice(1, SECRET_LENGTH + 1)} objection={objection} />
  </Card>
)
