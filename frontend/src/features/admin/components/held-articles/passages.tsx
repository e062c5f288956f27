import type { ArticleInReview, HeldPlace } from '#shared/api/held-articles.ts'
import { heldMessages as texts } from '../../held-texts.ts'
import * as styles from './held-articles.module.css'

const isWebAddress = (text: string): boolean =>
  ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

const Source = ({ name, url }: { name: string; url: string }) =>
  isWebAddress(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {name} <span className="visually-hidden">{texts.opensNewTab}</span>
    </a>
  ) : (
    <span>{name}</span>
  )

interface PassagesProps {
  article: ArticleInReview
  passages: HeldPlace['passages']
}

/** What the cited items say about a place, each with its source. */
export const Passages = ({ article, passages }: PassagesProps) => {
  if (passages.length === 0) return <p className={styles.none}>{texts.noPassages}</p>
  return (
    <div className={styles.passages}>
      <p className={styles.label}>{texts.passages}</p>
      <ul aria-label={texts.passages}>
        {passages.map(({ source, text }) => {
          const { name = '', url = '' } = article.sources[source] ?? {}
          return (
            <li key={`${String(source)} ${text}`}>
              <q dir="auto">{text}</q> <Source name={name} url={url} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
