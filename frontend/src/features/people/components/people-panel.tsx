import { useState } from 'react'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Suggestions } from './suggestions.tsx'
import { UserSearch } from './user-search.tsx'
import * as styles from './people-panel.module.css'

const keepItsFocus = keepFocus('[data-suggestion] button')

interface PeoplePanelProps {
  ownId: string
  /** Where the panel has no column of its own, the search is only in the header. */
  hasSearch: boolean
}

/** For finding people: search and suggestions. */
export const PeoplePanel = ({ ownId, hasSearch }: PeoplePanelProps) => {
  const [text, setText] = useState('')
  return (
    <div ref={keepItsFocus} className={styles.root}>
      {hasSearch && <UserSearch ownId={ownId} text={text} onText={setText} />}
      <Suggestions />
    </div>
  )
}
