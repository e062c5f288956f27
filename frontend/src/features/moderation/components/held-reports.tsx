import type { ArticleReport, HeldArticle, LaterSource } from '#shared/api/moderation.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import { ForeignLink } from './foreign-link.tsx'
import * as styles from './held-entry.module.css'

const texts = messages.article

interface ReportsProps {
  article: HeldArticle
}

const Sentence = ({
  article,
  sentence,
}: ReportsProps & { sentence: NonNullable<ArticleReport['sentence']> }) => (
  <>
    <blockquote className={styles.quote}>{sentence.text}</blockquote>
    {sentence.isCurrent ? (
      <ul aria-label={texts.restsOn}>
        {sentence.sources.flatMap((index) => {
          const source = article.sources[index]
          if (!source) return []
          return (
            <li key={index}>
              {source.name}: <ForeignLink url={source.url} text={source.title} />
            </li>
          )
        })}
      </ul>
    ) : (
      <p className={styles.aside}>{texts.changedSince}</p>
    )}
  </>
)

const Reports = ({ article }: ReportsProps) => (
  <>
    <Heading as="h3">{texts.reports}</Heading>
    <ul className={styles.reports} aria-label={texts.reports}>
      {article.reports.map((report) => (
        <li key={report.at + report.text}>
          <p>
            {report.text}{' '}
            <span className={styles.aside}>
              <RelativeTime at={report.at} />
            </span>
          </p>
          {report.sentence && <Sentence article={article} sentence={report.sentence} />}
        </li>
      ))}
    </ul>
  </>
)

const formOf = (id: string, later?: LaterSource): string => {
  const source = later && later.index !== null ? `&quelle=${String(later.index)}` : ''
  return `/admin/articles/${id}?gemeldet=1${source}`
}

const LaterSources = ({ article, isAdmin }: HeldReportsProps) => (
  <>
    <Heading as="h3">{texts.laterSources}</Heading>
    <ul className={styles.reports} aria-label={texts.laterSources}>
      {article.laterSources.map((later) => (
        <li key={later.url}>
          <p>
            {later.name}: <ForeignLink url={later.url} text={later.title} />
          </p>
          <blockquote className={styles.quote}>{later.passage}</blockquote>
          {isAdmin && (
            <ButtonLink to={formOf(article.id, later)}>{texts.correctAfter(later.name)}</ButtonLink>
          )}
        </li>
      ))}
    </ul>
  </>
)

interface HeldReportsProps extends ReportsProps {
  isAdmin: boolean
}

/** What members and later sources say about a published article, and the way to correct it. */
export const HeldReports = ({ article, isAdmin }: HeldReportsProps) => (
  <>
    {article.reports.some(({ sentence }) => sentence !== null) && <Reports article={article} />}
    {article.laterSources.length > 0 && <LaterSources article={article} isAdmin={isAdmin} />}
    {article.isPublished &&
      (isAdmin ? (
        <ButtonLink className={styles.cover} to={formOf(article.id)}>
          {texts.correct}
        </ButtonLink>
      ) : (
        <p className={styles.aside}>{texts.onlyAdmins}</p>
      ))}
  </>
)
