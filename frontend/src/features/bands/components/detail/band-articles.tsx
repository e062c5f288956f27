import { Link } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { shortDay } from '../../model/update-age.ts'
import { messages } from '../../texts.ts'
import * as styles from './detail.module.css'

export const BandArticles = ({ articles }: Pick<Band, 'articles'>) => {
  if (articles.length === 0) return <p className={styles.nothing}>{messages.band.noArticles}</p>
  return (
    <ul className={styles.rows}>
      {articles.map(({ id, title, publishedAt }) => (
        <li key={id} className={styles.article}>
          <Link to={`/news/${id}`}>{title}</Link>
          <time dateTime={publishedAt}>{shortDay(new Date(publishedAt))}</time>
        </li>
      ))}
    </ul>
  )
}
