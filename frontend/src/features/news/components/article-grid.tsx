import type { Article } from '#shared/api/articles.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../texts.ts'
import { ArticleCard } from './article-card.tsx'
import * as styles from './article-grid.module.css'
import * as articleCardStyles from './article-card.module.css'

interface ArticleGridProps {
  articles: readonly Article[]
  search: string
  /** Whether the first card is as wide as the page. */
  hasLead: boolean
}

export const ArticleGrid = ({ articles, search, hasLead }: ArticleGridProps) => (
  <ul className={styles.root} aria-label={messages.list}>
    {articles.map((article, index) => (
      <li
        key={article.id}
        className={classNames(styles.place, hasLead && index === 0 && styles.leadPlace)}
      >
        <ArticleCard article={article} search={search} isLead={hasLead && index === 0} />
      </li>
    ))}
  </ul>
)

const PLACES = [1, 2, 3]

export const GridSkeleton = () => (
  <div>
    <Loading label={messages.loading} />
    <div className={styles.root} aria-hidden="true">
      {PLACES.map((place) => (
        <Card key={place} flush className={articleCardStyles.root} data-late>
          <Skeleton height={148} />
          <div className={articleCardStyles.body}>
            <Skeleton height={24} width="88%" />
            <Skeleton width="100%" />
            <Skeleton width="94%" />
            <Skeleton width="62%" />
          </div>
        </Card>
      ))}
    </div>
  </div>
)
