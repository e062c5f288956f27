import { useState } from 'react'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Suggestions } from './suggestions.tsx'
import { UserSearch } from './user-search.tsx'
import './people-panel.css'

const keepItsFocus = keepFocus('.suggestion button')

/** Finding people beside the feed: by name, and by what one has in common. */
export const PeoplePanel = () => {
  const [text, setText] = useState('')
  return (
    <div ref={keepItsFocus} className="people-panel">
      <UserSearch text={text} onText={setText} />
      <Suggestions />
    </div>
  )
}
