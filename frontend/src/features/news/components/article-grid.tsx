import type { Article } from '#shared/api/articles.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { CardGrid, CardGridSkeleton } from '#ui/surfaces/card-grid.tsx'
import { LinkedCard } from '#ui/surfaces/linked-card.tsx'
import { messages } from '../texts.ts'
import { ArticleCard } from './article-card.tsx'
import * as styles from './article-card.module.css'

interface ArticleGridProps {
  articles: readonly Article[]
  search: string
  /** Whether the first card is as wide as the page. */
  hasLead: boolean
}

export const ArticleGrid = ({ articles, search, hasLead }: ArticleGridProps) => (
  <CardGrid
    label={messages.list}
    items={articles}
    height={480}
    hasLead={hasLead}
    card={(article, index) => (
      <ArticleCard article={article} search={search} isLead={hasLead && index === 0} />
    )}
  />
)

export const GridSkeleton = () => (
  <CardGridSkeleton label={messages.loading} count={3}>
    <LinkedCard flush className={styles.root} data-late>
      <Skeleton height={148} />
      <div className={styles.body}>
        <Skeleton height={24} width="88%" />
        <Skeleton width="100%" />
        <Skeleton width="94%" />
        <Skeleton width="62%" />
      </div>
    </LinkedCard>
  </CardGridSkeleton>
)
