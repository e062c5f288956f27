import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import { HeroStage } from './hero-stage.tsx'
import './news-hero.css'

interface NewsSearchProps {
  text: string
  onText: (text: string) => void
}

const NewsSearch = ({ text, onText }: NewsSearchProps) => (
  <search className="news-search">
    <Search className="news-search-icon" size={20} aria-hidden="true" />
    <TextInput
      className="news-search-input"
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
        className="news-search-clear"
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
    <Card flush className="news-hero">
      <div className="news-hero-picture">
        <HeroStage />
        <div className="news-hero-paper">
          <h1>{messages.title}</h1>
          <p>{messages.claim}</p>
        </div>
      </div>
      <div className="news-hero-tools">
        <NewsSearch text={text} onText={onText} />
        {children}
      </div>
    </Card>
  </header>
)
