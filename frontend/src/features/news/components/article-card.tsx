import { memo, useId } from 'react'
import { useLocation } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import { classNames } from '#ui/class-names.ts'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { CardLink, LinkedCard } from '#ui/surfaces/linked-card.tsx'
import { messages } from '../texts.ts'
import { searchPattern } from '../model/marks.ts'
import { FROM_LIST } from '../model/place.ts'
import { AiLabel, machineLabel } from './ai-label.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { Motif } from './motif.tsx'
import { Plectrums } from './plectrums.tsx'
import { TagList } from './tag-list.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './article-card.module.css'

/** Tags per card (docs/product/news.md#cards). */
const TAGS_SHOWN = 3

interface ArticleCardProps {
  article: Article
  search: string
  /** The newest article, as wide as the page. */
  isLead: boolean
}

const Picture = ({ article }: Pick<ArticleCardProps, 'article'>) => (
  <div className={styles.picture}>
    <Motif category={article.category} seed={article.id} />
    <div className={styles.badges}>
      <CategoryBadge category={article.category} />
      {article.rating !== null && (
        <span className={styles.rating}>
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
    <LinkedCard
      as="article"
      flush
      className={classNames(styles.root, isLead && styles.lead)}
      aria-labelledby={titleId}
      {...machineLabel(article.id)}
    >
      <Picture article={article} />
      <div className={styles.body}>
        <Heading as="h2" isListed text={article.title} id={titleId} itemProp="headline">
          <CardLink
            to={{ pathname: `/news/${article.id}`, search: query }}
            state={FROM_LIST}
            preventScrollReset
          >
            <MarkedText text={article.title} pattern={searchPattern(search)} />
          </CardLink>
        </Heading>
        <p className={styles.excerpt} itemProp="abstract">
          <MarkedText text={article.excerpt} pattern={searchPattern(search)} />
        </p>
        <TagList tags={article.tags.slice(0, TAGS_SHOWN)} />
        <div className={styles.foot}>
          <ArticleMeta {...article} />
          <span className={styles.labels}>
            <AiLabel />
            {article.version > 1 && <span className={styles.corrected}>{messages.corrected}</span>}
          </span>
        </div>
      </div>
    </LinkedCard>
  )
})
ArticleCard.displayName = 'ArticleCard'
