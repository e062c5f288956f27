import type { Article } from '#shared/api/articles.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/feedback/spinner.tsx'
import { messages } from '../texts.ts'
import { ArticleCard } from './article-card.tsx'
import './article-grid.css'

interface ArticleGridProps {
  articles: readonly Article[]
  search: string
  /** Whether the first card stands across the page. */
  hasLead: boolean
}

export const ArticleGrid = ({ articles, search, hasLead }: ArticleGridProps) => (
  <ul className="news-grid" aria-label={messages.list}>
    {articles.map((article, index) => (
      <li key={article.id} className="news-place">
        <ArticleCard article={article} search={search} isLead={hasLead && index === 0} />
      </li>
    ))}
  </ul>
)

const PLACES = [1, 2, 3]

export const GridSkeleton = () => (
  <div>
    <Loading label={messages.loading} />
    <div className="news-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <Card key={place} flush className="news-card">
          <Skeleton height={148} />
          <div className="news-card-body">
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
