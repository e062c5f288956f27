import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import { HeroStage } from './hero-stage.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './news-hero.module.css'

interface NewsSearchProps {
  text: string
  onText: (text: string) => void
}

const NewsSearch = ({ text, onText }: NewsSearchProps) => (
  <search className={styles.search}>
    <Search className={styles.searchIcon} size={20} aria-hidden="true" />
    <TextInput
      className={styles.searchInput}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.searchQuery}
      aria-label={messages.search}
      placeholder={messages.searchPlaceholder}
      value={text}
      onChange={(event) => {
        onText(event.target.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onText('')
      }}
    />
    {text !== '' && (
      <IconButton
        className={styles.clear}
        label={messages.clearSearch}
        onClick={(event) => {
          event.currentTarget.parentElement?.querySelector('input')?.focus()
          onText('')
        }}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    )}
  </search>
)

interface NewsHeroProps extends NewsSearchProps {
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
        <NewsSearch text={text} onText={onText} />
        {children}
      </div>
    </Card>
  </header>
)
