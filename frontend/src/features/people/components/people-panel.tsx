import { useState } from 'react'
import { Suggestions } from './suggestions.tsx'
import { UserSearch } from './user-search.tsx'
import './people-panel.css'

/** Finding people beside the feed: by name, and by what one has in common. */
export const PeoplePanel = () => {
  const [text, setText] = useState('')
  return (
    <div className="people-panel">
      <UserSearch text={text} onText={setText} />
      <Suggestions />
    </div>
  )
}
