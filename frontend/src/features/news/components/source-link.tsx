import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import { webAddress, type NumberedSource } from '../model/paragraphs.ts'
import * as styles from './source-link.module.css'

let day: Intl.DateTimeFormat | undefined

/** The formatter is made for the first source: it takes as long as a page of articles. */
const dayOf = (at: string): string => {
  day ??= new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })
  return day.format(new Date(at))
}

const Title = ({ source }: Pick<NumberedSource, 'source'>) => {
  const address = webAddress(source.url)
  if (address === undefined) return <span className={styles.title}>{source.title}</span>
  return (
    <a className={styles.title} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {source.title}
      <span className="visually-hidden"> {messages.article.opensNewTab}</span>
    </a>
  )
}

interface SourceLinkProps extends NumberedSource {
  /** `paper` on a light surface. */
  tone?: 'dark' | 'paper'
}

/** A source of an article: the feed, its date, and a link to the original. */
export const SourceLink = ({ number, source, tone = 'dark' }: SourceLinkProps) => (
  <li className={classNames(styles.root, tone === 'paper' && styles.paper)}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <span className={styles.text}>
      <Title source={source} />
      <span className={styles.origin}>
        {source.name} ·{' '}
        {source.publishedAt === null ? (
          messages.article.undated
        ) : (
          <time dateTime={source.publishedAt}>{dayOf(source.publishedAt)}</time>
        )}
      </span>
    </span>
  </li>
)
