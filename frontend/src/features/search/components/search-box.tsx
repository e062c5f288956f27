import { Search } from 'lucide-react'
import { useId } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { TextInput } from '#ui/forms/text-input.tsx'
import { messages } from '../texts.ts'
import { optionId } from './option.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { Results, statusOf } from './results.tsx'
import { useSearchBox, type SearchBoxProps } from './use-search-box.ts'
import * as fieldStyles from './search-field.module.css'
import * as styles from './search-box.module.css'

/** Searches people, bands, concerts, posts and articles from the first character on. */
export const SearchBox = (props: SearchBoxProps) => {
  const listId = useId()
  const { field, isEmpty, answer, recent, active, choose, ...box } = useSearchBox(props)
  const hasList = !isEmpty || recent.length > 0
  const chosen = { active, onChoose: choose }
  // Without a keyboard, the panel would only repeat the placeholder.
  const hasPanel = useHasKeyboard() || hasList
  return (
    <search className={fieldStyles.root}>
      <Search className={fieldStyles.icon} size={20} aria-hidden="true" />
      <TextInput
        ref={field}
        className={fieldStyles.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={LIMITS.searchQuery}
        aria-label={messages.label}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        placeholder={messages.placeholder}
        value={props.text}
        onChange={(event) => {
          box.type(event.target.value)
        }}
        onKeyDown={box.onKeyDown}
      />
      {hasPanel && (
        <div className={styles.panel}>
          {isEmpty ? (
            <RecentSearches
              id={listId}
              queries={recent}
              {...chosen}
              onForget={box.forget}
              onForgetAll={box.forgetAll}
            />
          ) : (
            <Results
              id={listId}
              answer={answer}
              ownId={props.ownId}
              {...chosen}
              onLeave={props.onLeave}
            />
          )}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isEmpty ? '' : statusOf(answer)}
      </span>
    </search>
  )
}
