import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { REPORT_CATEGORIES } from '#shared/domain/reports.ts'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { listOwnReports, type OwnReport } from '#shared/api/reports.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { describeOutcome } from '../model/outcome-text.ts'
import { messages } from '../texts.ts'
import * as styles from './own-reports.module.css'

const texts = messages.own

/** What is gone with its author has no address any more. */
const Title = ({ path, title }: Pick<OwnReport, 'path' | 'title'>) => {
  const shown = <bdi>{title === '' ? texts.untitled : title}</bdi>
  return path === '' ? shown : <Link to={path}>{shown}</Link>
}

const Entry = ({ report, children }: { report: OwnReport; children: ReactNode }) => (
  <li className={styles.entry}>
    <p>
      {messages.kinds[report.kind]}: <Title {...report} />
    </p>
    <p className={styles.meta}>
      {REPORT_CATEGORIES[report.category].label} · {texts.at} <RelativeTime at={report.at} />
    </p>
    <p className={styles.outcome}>
      {describeOutcome(report)}
      {report.decidedAt !== null && (
        <span className={styles.meta}>
          {' '}
          · <RelativeTime at={report.decidedAt} />
        </span>
      )}
    </p>
    {report.reason !== null && <p>{report.reason}</p>}
    {children}
  </li>
)

const ownReportsQuery = pagesQuery(
  ['reports', 'own'],
  ({ page, signal }) => callPage(listOwnReports, { query: page, signal }),
  { refetchOnMount: 'always' },
)

const useOwnReports = () => {
  const client = useQueryClient()
  const keepObjection = (id: string, objection: OwnAppeal) => {
    const changed = (report: OwnReport) => (report.id === id ? { ...report, objection } : report)
    client.setQueryData(
      ownReportsQuery.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
        },
    )
  }
  return { ...usePagedList(ownReportsQuery), keepObjection }
}

interface OwnReportsProps {
  /** The objection to what came of a report. */
  objection: (report: OwnReport, onChange: (own: OwnAppeal) => void) => ReactNode
}

const Content = ({ objection }: OwnReportsProps) => {
  const { items: reports, error, isFetching, retry, next, keepObjection } = useOwnReports()
  if (error !== undefined)
    return <ErrorState title={texts.failed} onRetry={retry} retrying={isFetching} />
  if (!reports) return <Loading label={texts.loading} />
  if (reports.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <ul className={styles.list} aria-label={texts.list}>
        {reports.map((report) => (
          <Entry key={report.id} report={report}>
            {objection(report, (own) => keepObjection(report.id, own))}
          </Entry>
        ))}
      </ul>
      {next.exist && (
        <Button variant="ghost" busy={next.isLoading} onClick={next.load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** What the member reported and what came of it (Art. 16 Abs. 5 DSA). */
export const OwnReports = (props: OwnReportsProps) => (
  <Card>
    <Content {...props} />
  </Card>
)
