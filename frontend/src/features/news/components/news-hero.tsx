import type { ReactNode } from 'react'
import { SearchField } from '#spa/platform/search-field.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import { HeroStage } from './hero-stage.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './news-hero.module.css'

interface NewsHeroProps {
  text: string
  onText: (text: string) => void
  /** The categories, below the search. */
  children: ReactNode
}

export const NewsHero = ({ text, onText, children }: NewsHeroProps) => (
  <header>
    <Card flush className={styles.root}>
      <div className={styles.picture}>
        <HeroStage />
        <div className={styles.paper}>
          <Heading as="h1">{messages.title}</Heading>
          <p>{messages.claim}</p>
        </div>
      </div>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          clearLabel={messages.clearSearch}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onClear={() => onText('')}
        />
        {children}
      </div>
    </Card>
  </header>
)
