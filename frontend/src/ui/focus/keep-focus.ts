import { focusContent, isFocusLost } from './lost-focus.ts'

/**
 * A ref for an area whose controls remove themselves, such as list entries with a delete button. When the focused
 * control disappears, focus moves to the control (by the selector `controls`) that took its place, otherwise to the
 * last one, otherwise to the heading of the area.
 */
export const keepFocus = (controls: string) => (area: HTMLElement | null) => {
  if (!area) return undefined
  const present = () => [...area.querySelectorAll<HTMLElement>(controls)]
  let used: HTMLElement | undefined
  let place = 0

  const locate = () => {
    const all = present()
    const at = all.findIndex((control) => control === used)
    // After a control outside the selector, such as "more" below a list, focus moves to what it appended.
    place = at === -1 ? all.length : at
  }
  const moveFocus = () => {
    const all = present()
    const next = all[Math.min(place, all.length - 1)] ?? area.querySelector('h2')
    next?.focus()
    if (isFocusLost()) focusContent()
  }
  const remember = ({ target }: FocusEvent) => {
    used = target instanceof HTMLElement ? target : undefined
    locate()
  }
  const observer = new MutationObserver(() => {
    if (used?.isConnected) locate()
    else if (used && isFocusLost()) moveFocus()
  })

  area.addEventListener('focusin', remember)
  observer.observe(area, { childList: true, subtree: true })
  return () => {
    area.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
