import { Search } from 'lucide-react'
import { useId } from 'react'
import type { Author } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import { optionId, SearchResults } from './search-results.tsx'
import { useSearchBox } from './use-search-box.ts'
import * as styles from './user-search.module.css'

interface UserSearchProps {
  text: string
  onText: (text: string) => void
  onChoose: (person: Author) => void
}

const statusOf = (people: readonly Author[] | undefined): string => {
  if (!people) return messages.search.searching
  return people.length === 0 ? messages.search.none : messages.search.found(people.length)
}

/** Searches members by name, from the first character on. */
export const UserSearch = ({ text, onText, onChoose }: UserSearchProps) => {
  const listId = useId()
  const box = useSearchBox(text, onChoose)
  const { isListOpen, people, active } = box
  const hasActive = isListOpen && active >= 0
  return (
    <search className={styles.root} onBlur={box.onBlur}>
      <Search className={styles.icon} size={20} aria-hidden="true" />
      <TextInput
        className={styles.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.searchQuery}
        aria-label={messages.search.label}
        aria-autocomplete="list"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        aria-activedescendant={hasActive ? optionId(listId, active) : undefined}
        placeholder={messages.search.placeholder}
        value={text}
        onFocus={box.open}
        onChange={(event) => {
          box.startOver()
          onText(event.target.value)
        }}
        onKeyDown={box.onKeyDown}
      />
      {isListOpen && (
        <SearchResults id={listId} people={people} active={active} onChoose={box.choose} />
      )}
      <span className="visually-hidden" role="status">
        {isListOpen ? statusOf(people) : ''}
      </span>
    </search>
  )
}
