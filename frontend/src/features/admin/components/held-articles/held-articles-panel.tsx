import { RotateCw } from 'lucide-react'
import type { ArticleInReview } from '#shared/api/held-articles.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useHeldArticles } from '../../api/held-articles.ts'
import { heldMessages as texts } from '../../held-texts.ts'
import { sumOf } from '../../model/figures.ts'
import { Panel } from '../panel.tsx'
import { PanelList } from '../panel-list.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { CheckFigures } from './check-figures.tsx'
import { HeldPlace } from './held-place.tsx'
import * as panelStyles from '../panel.module.css'
import * as styles from './held-articles.module.css'

const ID = 'zurueckgehalten'

const Article = ({ article }: { article: ArticleInReview }) => (
  <li className={styles.article}>
    <Heading as="h3" text={article.title} dir="auto">
      {article.title}
    </Heading>
    <ol aria-label={texts.placesOf(article.title)}>
      {article.places.map((place) => (
        <HeldPlace key={place.id} article={article} place={place} />
      ))}
    </ol>
  </li>
)

/** Held articles, place by place, and how often people overruled the checks. */
export const HeldArticlesPanel = () => {
  const { data, error, isFetching, reload, more } = useHeldArticles()
  useKeptFocus(ID, data && sumOf(data.articles.map(({ places }) => places.length)))
  return (
    <Panel
      id={ID}
      title={texts.title}
      hint={texts.hint}
      actions={
        <Button
          className={panelStyles.quietAction}
          variant="ghost"
          busy={isFetching}
          onClick={reload}
        >
          {!isFetching && <RotateCw size={18} aria-hidden="true" />}
          {texts.reload}
        </Button>
      }
    >
      <PanelList
        data={data}
        error={error}
        failed={texts.loadFailed}
        retrying={isFetching}
        onRetry={reload}
      >
        {({ articles, checks }) => (
          <>
            {articles.length === 0 && more === null ? (
              <p className={styles.none}>{texts.empty}</p>
            ) : (
              <ol className={styles.articles} aria-label={texts.title}>
                {articles.map((article) => (
                  <Article key={article.id} article={article} />
                ))}
              </ol>
            )}
            {more && (
              <Button variant="ghost" busy={isFetching} onClick={more}>
                {texts.more}
              </Button>
            )}
            <CheckFigures checks={checks} />
          </>
        )}
      </PanelList>
    </Panel>
  )
}
