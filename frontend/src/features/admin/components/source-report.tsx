import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ContentSourceReport } from '#shared/api/content-report.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/feedback/spinner.tsx'
import { isForbidden } from '../api/is-forbidden.ts'
import { useReport } from '../api/report.ts'
import { isWarning, webAddress } from '../model/report.ts'
import { categoryText, reportMessages as texts } from '../report-texts.ts'
import { ReportArticle } from './report-article.tsx'
import './source-report.css'

type Feeds = ContentSourceReport['rssFeeds']

const Head = ({ canPrint }: { canPrint: boolean }) => (
  <header className="report-head">
    <Link to="/admin">
      <ArrowLeft size={20} aria-hidden="true" />
      {texts.back}
    </Link>
    <h1>{texts.title}</h1>
    <p>{texts.intro}</p>
    {canPrint && (
      <Button
        className="report-print"
        onClick={() => {
          window.print()
        }}
      >
        <Printer size={20} aria-hidden="true" />
        {texts.print}
      </Button>
    )}
  </header>
)

const FeedTable = ({ feeds }: { feeds: Feeds }) => (
  <table className="report-feeds" aria-labelledby="report-feeds">
    <thead>
      <tr>
        <th scope="col">{texts.name}</th>
        <th scope="col">{texts.url}</th>
        <th scope="col">{texts.category}</th>
      </tr>
    </thead>
    <tbody>
      {feeds.map(({ name, url, category }) => (
        <tr key={url}>
          <th scope="row">{name}</th>
          <td>
            <a href={webAddress(url)} target="_blank" rel="noreferrer noopener">
              {url}
            </a>
          </td>
          <td>{categoryText(category)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Report = ({ report }: { report: ContentSourceReport }) => (
  <>
    <Card as="section" className="report-card report-gist" aria-labelledby="report-summary">
      <h2 id="report-summary">{texts.summary}</h2>
      <p>{report.summary}</p>
      <h3>{texts.integrity}</h3>
      <p className="report-integrity" data-alarming={isWarning(report.dataIntegrityStatus)}>
        {report.dataIntegrityStatus}
      </p>
    </Card>
    <Card as="section" className="report-card report-gist" aria-labelledby="report-feeds">
      <h2 id="report-feeds">{texts.feeds}</h2>
      {report.rssFeeds.length === 0 ? (
        <p>{texts.noFeeds}</p>
      ) : (
        <FeedTable feeds={report.rssFeeds} />
      )}
    </Card>
    <section className="report-articles" aria-labelledby="report-articles">
      <h2 id="report-articles">{texts.articles}</h2>
      {report.articles.length === 0 ? (
        <Card className="report-card">
          <p>{texts.noArticles}</p>
        </Card>
      ) : (
        <ul>
          {report.articles.map((article) => (
            <ReportArticle key={article.articleId} article={article} />
          ))}
        </ul>
      )}
    </section>
  </>
)

/** Where the articles come from, to be read and to be printed. */
export const SourceReport = () => {
  const { data, error, refetch, isFetching } = useReport()
  if (isForbidden(error)) return <NoAccess text={texts.noAccess} />
  return (
    <div className="source-report" data-print-page>
      <Head canPrint={data !== undefined} />
      {data && <Report report={data} />}
      {!data && (
        <Card className="report-card">
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
