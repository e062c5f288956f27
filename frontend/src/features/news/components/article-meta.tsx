import type { Article } from '#shared/api/articles.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { messages } from '../texts.ts'
import * as styles from './article-meta.module.css'

type Meta = Pick<Article, 'author' | 'publishedAt' | 'readTime'>

/** Author, date and reading time. */
export const ArticleMeta = ({ author, publishedAt, readTime }: Meta) => (
  <p className={styles.root}>
    <span itemProp="author">{author}</span>
    <span>
      <RelativeTime at={publishedAt} /> · {messages.readTime(readTime)}
    </span>
  </p>
)
