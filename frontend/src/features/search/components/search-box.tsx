import { useId } from 'react'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { optionId } from './option.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { Results, describeStatus } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useSearchBox, type SearchBoxProps } from './use-search-box.ts'
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
    <SearchField
      ref={field}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
      text={props.text}
      onText={box.type}
      onKeyDown={box.onKeyDown}
    >
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
        {isEmpty ? '' : describeStatus(answer)}
      </span>
    </SearchField>
  )
}
