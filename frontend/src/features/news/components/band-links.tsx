import { Link } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import { messages } from '../texts.ts'
import * as styles from './tag-list.module.css'

/** The bands of the article that have a page. */
export const BandLinks = ({ bands }: { bands: Article['bandLinks'] }) => {
  if (bands.length === 0) return null
  return (
    <ul className={styles.root} aria-label={messages.article.bands}>
      {bands.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/bands/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
