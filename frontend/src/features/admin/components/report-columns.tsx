import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import type { DataColumn } from '#ui/table/data-table.tsx'
import { berlinDate } from '../model/berlin-time.ts'
import { isAlarming, webAddress } from '../model/report.ts'
import type { Article, Feed } from '../model/report-rows.ts'
import { categoryText, reportMessages as texts } from '../report-texts.ts'
import * as styles from './source-report.module.css'

const compareTexts = (one: string, other: string): number => one.localeCompare(other, 'de')

interface ExternalLinkProps {
  url: string | null
  text: string
  className?: string | undefined
}

const ExternalLink = ({ url, text, className }: ExternalLinkProps) => {
  const address = webAddress(url)
  if (address === undefined) return <span>{text}</span>
  return (
    <a
      className={classNames(styles.address, className)}
      href={address}
      target="_blank"
      rel="noreferrer noopener"
    >
      {text}
    </a>
  )
}

export const FEED_COLUMNS: readonly DataColumn<Feed>[] = [
  {
    key: 'name',
    title: texts.name,
    isRowHeader: true,
    compare: (a, b) => compareTexts(a.name, b.name),
    render: ({ name }) => <strong>{name}</strong>,
  },
  {
    key: 'url',
    title: texts.url,
    render: ({ url }) => <ExternalLink url={url} text={url} />,
  },
  {
    key: 'category',
    title: texts.category,
    compare: (a, b) => compareTexts(categoryText(a.category), categoryText(b.category)),
    render: ({ category }) => <span>{categoryText(category)}</span>,
  },
]

const ICONS = { verifiable: CircleCheck, synthetic: CircleX, mixed: CircleDashed } as const

const Verifiability = ({ verifiability }: Pick<Article, 'verifiability'>) => {
  const Icon = ICONS[verifiability]
  return (
    <span className={styles.verifiability} data-verifiability={verifiability}>
      <Icon size={18} aria-hidden="true" />
      {texts.verifiability[verifiability]}
    </span>
  )
}

const Title = ({ title, articleId }: Article) => (
  <>
    <strong>{title}</strong>
    <code className={styles.id}>
      <span className="visually-hidden">{texts.articleId}: </span>
      {articleId}
    </code>
  </>
)

/** Every documented field of an article (docs/product/news.md#report). */
export const ARTICLE_COLUMNS: readonly DataColumn<Article>[] = [
  {
    key: 'title',
    title: texts.article,
    isRowHeader: true,
    compare: (a, b) => compareTexts(a.title, b.title),
    render: (article) => <Title {...article} />,
  },
  {
    key: 'verifiability',
    title: texts.check,
    compare: (a, b) => compareTexts(a.verifiability, b.verifiability),
    render: (article) => <Verifiability {...article} />,
  },
  {
    key: 'origin',
    title: texts.origin,
    compare: (a, b) => compareTexts(a.dataOrigin, b.dataOrigin),
    render: ({ dataOrigin }) => <span>{texts.origins[dataOrigin]}</span>,
  },
  {
    key: 'source',
    title: texts.source,
    compare: (a, b) => compareTexts(a.contentSource, b.contentSource),
    render: ({ contentSource }) => <span>{contentSource}</span>,
  },
  {
    key: 'method',
    title: texts.method,
    render: ({ generationMethod }) => <span>{generationMethod}</span>,
  },
  {
    key: 'basis',
    title: texts.basis,
    render: ({ factualBasis }) => (
      <span className={styles.basis} data-alarming={isAlarming(factualBasis)}>
        {factualBasis}
      </span>
    ),
  },
  {
    key: 'original',
    title: texts.original,
    render: ({ originalUrl, originalSource }) => (
      <ExternalLink className={styles.original} url={originalUrl} text={originalSource} />
    ),
  },
  {
    key: 'timestamp',
    title: texts.timestamp,
    // ISO timestamps sort as text.
    compare: (a, b) => a.timestamp.localeCompare(b.timestamp),
    render: ({ timestamp }) => <time dateTime={timestamp}>{berlinDate(new Date(timestamp))}</time>,
  },
]
