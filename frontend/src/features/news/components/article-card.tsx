import { memo, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import { classNames } from '#ui/class-names.ts'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { searchPattern } from '../model/marks.ts'
import { FROM_LIST } from '../model/place.ts'
import { AiLabel, machineLabel } from './ai-label.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { Motif } from './motif.tsx'
import { Plectrums } from './plectrums.tsx'
import { TagList } from './tag-list.tsx'
import './article-card.css'

/** Per card (docs/product/news.md#cards). */
const TAGS_SHOWN = 3

interface ArticleCardProps {
  article: Article
  search: string
  /** The newest one, across the page. */
  isLead: boolean
}

const Picture = ({ article }: Pick<ArticleCardProps, 'article'>) => (
  <div className="news-card-picture">
    <Motif category={article.category} seed={article.id} />
    <div className="news-card-badges">
      <CategoryBadge category={article.category} />
      {article.rating !== null && (
        <span className="news-card-rating">
          <Plectrums value={article.rating} />
        </span>
      )}
    </div>
  </div>
)

export const ArticleCard = memo(({ article, search, isLead }: ArticleCardProps) => {
  const titleId = useId()
  const { search: query } = useLocation()
  return (
    <Card
      as="article"
      flush
      className={classNames('news-card', isLead && 'news-card-lead')}
      aria-labelledby={titleId}
      {...machineLabel}
    >
      <Picture article={article} />
      <div className="news-card-body">
        <h2 id={titleId} itemProp="headline">
          <Link
            className="news-card-link"
            to={{ pathname: `/news/${article.id}`, search: query }}
            state={FROM_LIST}
            preventScrollReset
          >
            <MarkedText text={article.title} pattern={searchPattern(search)} />
          </Link>
        </h2>
        <p className="news-card-excerpt" itemProp="abstract">
          <MarkedText text={article.excerpt} pattern={searchPattern(search)} />
        </p>
        <TagList tags={article.tags.slice(0, TAGS_SHOWN)} />
        <div className="news-card-foot">
          <ArticleMeta {...article} />
          <AiLabel />
        </div>
      </div>
    </Card>
  )
})
ArticleCard.displayName = 'ArticleCard'
