import { messages } from '../texts.ts'
import { webAddress, type NumberedSource } from '../model/paragraphs.ts'
import './source-link.css'

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })

const Title = ({ source }: Pick<NumberedSource, 'source'>) => {
  const address = webAddress(source.url)
  if (address === undefined) return <span className="source-title">{source.title}</span>
  return (
    <a className="source-title" href={address} target="_blank" rel="noopener noreferrer nofollow">
      {source.title}
      <span className="visually-hidden"> {messages.article.opensNewTab}</span>
    </a>
  )
}

/** Where it was read: the feed, its day, and the way to the original. */
export const SourceLink = ({ number, source }: NumberedSource) => (
  <li className="source">
    <span className="source-number" aria-hidden="true">
      {number}
    </span>
    <span className="source-words">
      <Title source={source} />
      <span className="source-origin">
        {source.name} ·{' '}
        {source.publishedAt === null ? (
          messages.article.undated
        ) : (
          <time dateTime={source.publishedAt}>{day.format(new Date(source.publishedAt))}</time>
        )}
      </span>
    </span>
  </li>
)
