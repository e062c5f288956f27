import { Newspaper } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import type { Role } from '#shared/domain/roles.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#shared/domain/news.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useArticle } from '../api/article.ts'
import { useNews, type LoadedNews } from '../api/articles.ts'
import { messages } from '../texts.ts'
import { categoryNamed, type NewsFilter } from '../model/filter.ts'
import { isFromList } from '../model/place.ts'
import { withVersion } from '../model/version-place.ts'
import { ArticleDialog } from './article-dialog.tsx'
import { ArticleGrid, GridSkeleton } from './article-grid.tsx'
import { NewsEnd } from './news-end.tsx'
import { NewsHero } from './news-hero.tsx'
import { SearchNote } from './search-note.tsx'
import { usePageMark } from './use-ai-marks.ts'
import * as styles from './news.module.css'

const CATEGORY = 'category'

/** The category is in the address, so that it can be linked and survives a visit to an article. */
const useNewsFilter = () => {
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const category = categoryNamed(new URLSearchParams(query).get(CATEGORY))
  const setCategory = (next: ArticleCategory | undefined) => {
    const to = { search: next === undefined ? '' : `?${CATEGORY}=${next}` }
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  return {
    filter: useMemo(() => ({ category, search }), [category, search]),
    setSearch,
    setCategory,
    reset: () => {
      setSearch('')
      setCategory(undefined)
    },
  }
}

interface ListProps {
  news: LoadedNews
  filter: NewsFilter
  onReset: () => void
}

const Nothing = ({ filter, onReset }: Omit<ListProps, 'news'>) => {
  const isFiltered = filter.category !== undefined || filter.search.trim() !== ''
  return (
    <Card role="status">
      <EmptyState
        icon={<Newspaper size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={messages.empty}
        text={isFiltered ? messages.emptyFilteredText : messages.emptyText}
        action={isFiltered && <Button onClick={onReset}>{messages.reset}</Button>}
      />
    </Card>
  )
}

/** As many as a phone shows at first. */
const FIRST_ARTICLES = 2

interface ArticlesProps extends Pick<ListProps, 'news'> {
  articles: readonly Article[]
  search: string
  /** Whether the articles were loaded just now. Then those below the screen follow the first ones. */
  isFresh: boolean
}

const Articles = ({ news, articles, search, isFresh }: ArticlesProps) => {
  const { older, archive } = news
  const isWhole = useDeferredValue(true, !isFresh)
  return (
    <>
      <ArticleGrid
        articles={isWhole ? articles : articles.slice(0, FIRST_ARTICLES)}
        search={search}
        hasLead={!archive}
      />
      {isWhole && <NewsEnd older={older} isWhole={!archive} />}
    </>
  )
}

const List = ({ news, filter, onReset }: ListProps) => {
  const { articles, error, older, archive } = news
  const [wasLoading] = useState(!articles)
  if (!articles && error !== undefined)
    return (
      <Card>
        <ErrorState
          title={messages.loadFailed}
          text={error}
          onRetry={news.retry}
          retrying={news.isFetching}
        />
      </Card>
    )
  if (!articles) return <GridSkeleton />
  const isEmpty = articles.length === 0 && !older.exist && !archive?.isSearching
  return (
    <>
      {archive && <SearchNote archive={archive} count={articles.length} />}
      {isEmpty ? (
        <Nothing filter={filter} onReset={onReset} />
      ) : (
        <Articles news={news} articles={articles} search={filter.search} isFresh={wasLoading} />
      )}
    </>
  )
}

/** Closing goes back to where the article was opened, or to the list when the article was opened by a link. */
const useClosing = () => {
  const navigate = useNavigate()
  const { search, ...location } = useLocation()
  const state: unknown = location.state
  return useCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else {
      const to = { pathname: '/news', search: withVersion(search, undefined) }
      void navigate(to, { replace: true, preventScrollReset: true })
    }
  }, [navigate, state, search])
}

interface CategoryFilterProps {
  category: ArticleCategory | undefined
  onCategory: (category: ArticleCategory | undefined) => void
}

const CATEGORY_CHOICES = [undefined, ...ARTICLE_CATEGORIES]

const CategoryFilter = ({ category, onCategory }: CategoryFilterProps) => (
  <div className={styles.categoryFilter} role="group" aria-label={messages.category}>
    {CATEGORY_CHOICES.map((choice) => (
      <button
        key={choice ?? messages.all}
        type="button"
        className={styles.choice}
        aria-pressed={choice === category}
        onClick={() => onCategory(choice)}
      >
        {choice === undefined ? messages.all : messages.categories[choice]}
      </button>
    ))}
  </div>
)

interface NewsProps {
  articleId: string | undefined
  role: Role | undefined
}

/** The list of news and, over it, the article that the address names. */
export const News = ({ articleId, role }: NewsProps) => {
  const { filter, setSearch, setCategory, reset } = useNewsFilter()
  const news = useNews(filter)
  const loaded = useArticle(articleId)
  const close = useClosing()
  usePageTitle(loaded.article?.title ?? messages.title)
  usePageMark()
  return (
    <div className={styles.root}>
      <NewsHero text={filter.search} onText={setSearch}>
        <CategoryFilter category={filter.category} onCategory={setCategory} />
      </NewsHero>
      <List news={news} filter={filter} onReset={reset} />
      {articleId !== undefined && (
        <ArticleDialog loaded={loaded} search={filter.search} role={role} onClose={close} />
      )}
    </div>
  )
}
