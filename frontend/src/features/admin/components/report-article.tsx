import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { ContentSourceReport } from '#shared/api/content-report.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { berlinDate } from '../model/berlin-time.ts'
import { isAlarming, webAddress } from '../model/report.ts'
import { reportMessages as texts } from '../report-texts.ts'

type Article = ContentSourceReport['articles'][number]

const ICONS = { verifiable: CircleCheck, synthetic: CircleX, mixed: CircleDashed } as const

const Badge = ({ verifiability }: Pick<Article, 'verifiability'>) => {
  const Icon = ICONS[verifiability]
  return (
    <span className="verifiability" data-verifiability={verifiability}>
      <Icon size={18} aria-hidden="true" />
      {texts.verifiability[verifiability]}
    </span>
  )
}

const Original = ({ originalSource, originalUrl }: Article) => {
  const url = webAddress(originalUrl)
  if (url === undefined) return <>{originalSource}</>
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {originalSource}
    </a>
  )
}

/** One article, and everything that says where it comes from. */
export const ReportArticle = ({ article }: { article: Article }) => {
  const facts = [
    [texts.origin, texts.origins[article.dataOrigin]],
    [texts.source, article.contentSource],
    [texts.method, article.generationMethod],
    [texts.original, <Original key="original" {...article} />],
    [texts.articleId, <code key="id">{article.articleId}</code>],
    [
      texts.timestamp,
      <time key="time" dateTime={article.timestamp}>
        {berlinDate(new Date(article.timestamp))}
      </time>,
    ],
  ] as const
  return (
    <Card as="li" className="report-article">
      <div className="report-article-head">
        <h3>{article.title}</h3>
        <Badge verifiability={article.verifiability} />
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="report-basis">
          <dt>{texts.basis}</dt>
          <dd data-alarming={isAlarming(article.factualBasis)}>{article.factualBasis}</dd>
        </div>
      </dl>
    </Card>
  )
}
