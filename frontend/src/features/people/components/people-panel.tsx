import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Suggestions } from './suggestions.tsx'

const keepItsFocus = keepFocus('[data-suggestion] button')

/** For finding people: suggestions that keep the focus when one is followed or dismissed. */
export const PeoplePanel = () => (
  <div ref={keepItsFocus}>
    <Suggestions />
  </div>
)
