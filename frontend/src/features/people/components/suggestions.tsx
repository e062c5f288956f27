import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { SuggestedUser } from '#shared/api/people.ts'
import { readStored, store } from '#spa/platform/storage.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { useDismiss, useSuggestions } from '../api/suggestions.ts'
import { messages } from '../texts.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './suggestions.module.css'

const FOLDED_KEY = 'hoellenlaerm-suggestions-folded'
type Fold = 'yes' | 'no'

/** Stored per device. */
const useFold = () => {
  const [chosen, choose] = useState(() => readStored(FOLDED_KEY))
  const isFolded = chosen === 'yes'
  return {
    isFolded,
    toggle: () => {
      const next: Fold = isFolded ? 'no' : 'yes'
      choose(next)
      store(FOLDED_KEY, next)
    },
  }
}

interface PagerProps {
  index: number
  people: readonly SuggestedUser[]
  onGo: (index: number) => void
}

const Pager = ({ index, people, onGo }: PagerProps) => {
  const { length } = people
  if (length < 2) return null
  const to = (step: number) => () => onGo((index + step + length) % length)
  return (
    <div className={styles.pager}>
      <IconButton label={messages.suggestions.previous} onClick={to(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className={styles.dots} aria-hidden="true">
        {people.map(({ id }, number) => (
          <span key={id} className={number === index ? styles.currentDot : undefined} />
        ))}
      </span>
      <IconButton label={messages.suggestions.next} onClick={to(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const Carousel = ({ people }: { people: readonly SuggestedUser[] }) => {
  const [wanted, setIndex] = useState(0)
  const dismiss = useDismiss()
  const index = Math.min(wanted, people.length - 1)
  const person = people[index]
  if (!person) return null
  return (
    <>
      <SuggestionCard
        key={person.id}
        person={person}
        onDismiss={() => dismiss.mutate({ person, index })}
      />
      <Pager index={index} people={people} onGo={setIndex} />
      <p className="visually-hidden" aria-live="polite">
        {messages.suggestions.position(index + 1, people.length)}
      </p>
    </>
  )
}

/** Suggested members, each with the reason; renders nothing when there are none. */
export const Suggestions = () => {
  const { people, isPending } = useSuggestions()
  const { isFolded, toggle } = useFold()
  const bodyId = useId()
  const titleId = useId()
  if (people.length === 0 && !isPending) return null
  return (
    <Card as="section" className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading as="h2" id={titleId}>
          {messages.suggestions.title}
        </Heading>
        <IconButton
          label={isFolded ? messages.suggestions.unfold : messages.suggestions.fold}
          aria-expanded={!isFolded}
          aria-controls={bodyId}
          onClick={toggle}
        >
          {isFolded ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
        </IconButton>
      </div>
      <div id={bodyId} className={styles.body} hidden={isFolded}>
        <Carousel people={people} />
      </div>
    </Card>
  )
}

const keepItsFocus = keepFocus('[data-suggestion] button')

/** For finding people: suggestions that keep the focus when one is followed or dismissed. */
export const PeoplePanel = () => (
  <div ref={keepItsFocus}>
    <Suggestions />
  </div>
)
