import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ContentSourceReport, contentSourceReport } from '#shared/api/content-report.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { isForbidden } from '../api/is-forbidden.ts'
import { isWarning } from '../model/report.ts'
import { reportMessages as texts } from '../report-texts.ts'
import { ReportArticles } from './report-articles.tsx'
import { FEED_COLUMNS } from './report-columns.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { call } from '#spa/platform/api-client.ts'
import * as styles from './source-report.module.css'

const Head = ({ canPrint }: { canPrint: boolean }) => (
  <header className={styles.head}>
    <Link className={styles.back} to="/admin">
      <ArrowLeft size={20} aria-hidden="true" />
      {texts.back}
    </Link>
    <Heading as="h1">{texts.title}</Heading>
    <p>{texts.intro}</p>
    {canPrint && (
      <Button className={styles.print} onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {texts.print}
      </Button>
    )}
  </header>
)

const Report = ({ report }: { report: ContentSourceReport }) => (
  <>
    <Card as="section" className={styles.section} aria-labelledby="report-summary">
      <Heading as="h2" id="report-summary">
        {texts.summary}
      </Heading>
      <p>{report.summary}</p>
      <Heading as="h3">{texts.integrity}</Heading>
      <p className={styles.integrity} data-alarming={isWarning(report.dataIntegrityStatus)}>
        {report.dataIntegrityStatus}
      </p>
    </Card>
    <Card as="section" className={styles.section} aria-labelledby="report-feeds">
      <Heading as="h2" id="report-feeds">
        {texts.feeds}
      </Heading>
      {report.rssFeeds.length === 0 ? (
        <p>{texts.noFeeds}</p>
      ) : (
        <DataTable
          label={texts.feeds}
          rows={report.rssFeeds}
          columns={FEED_COLUMNS}
          rowKey={({ url }) => url}
        />
      )}
    </Card>
    <Card as="section" className={styles.section} aria-labelledby="report-articles">
      <Heading as="h2" id="report-articles">
        {texts.articles}
      </Heading>
      {report.articles.length === 0 ? (
        <p>{texts.noArticles}</p>
      ) : (
        <ReportArticles articles={report.articles} />
      )}
    </Card>
  </>
)

/** A failed report is not retried automatically (docs/product/waits-and-polling.md#retries). */
const reportOptions = () =>
  queryOptions({
    queryKey: ['admin', 'content-source-report'],
    queryFn: ({ signal }) => call(contentSourceReport, { signal }),
    retry: false,
    refetchOnMount: 'always',
  })

const useReport = () => useQuery(reportOptions())

/** The origin of every article, on screen and on paper. */
export const SourceReport = () => {
  const { data, error, refetch, isFetching } = useReport()
  if (isForbidden(error)) return <NoAccess text={texts.noAccess} />
  return (
    <div className={styles.root} data-print-page>
      <Head canPrint={data !== undefined} />
      {data && <Report report={data} />}
      {!data && (
        <Card>
          {error ? (
            <ErrorState
              title={texts.loadFailed}
              text={texts.loadFailedText}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Loading label={texts.loading} />
          )}
        </Card>
      )}
    </div>
  )
}
