import { useState } from 'react'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Suggestions } from './suggestions.tsx'
import { UserSearch } from './user-search.tsx'
import * as styles from './people-panel.module.css'

const keepItsFocus = keepFocus('[data-suggestion] button')

/** The column beside the feed for finding people: search and suggestions. */
export const PeoplePanel = () => {
  const [text, setText] = useState('')
  return (
    <div ref={keepItsFocus} className={styles.root}>
      <UserSearch text={text} onText={setText} />
      <Suggestions />
    </div>
  )
}
