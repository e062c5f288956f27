import type { Article } from '#shared/api/articles.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { messages } from '../texts.ts'
import './article-meta.css'

type Meta = Pick<Article, 'author' | 'publishedAt' | 'readTime'>

/** By whom, when, and how long it takes. */
export const ArticleMeta = ({ author, publishedAt, readTime }: Meta) => (
  <p className="article-meta">
    <span itemProp="author">{author}</span>
    <span>
      <RelativeTime at={publishedAt} /> · {messages.readTime(readTime)}
    </span>
  </p>
)
