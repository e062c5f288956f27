import { focusContent, isFocusLost } from './lost-focus.ts'

/**
 * A ref for an area whose controls remove themselves. Whoever used one goes on with what took its place among
 * `controls`, else with the last of them, else with the heading of the area.
 */
export const keepFocus = (controls: string) => (area: HTMLElement | null) => {
  if (!area) return undefined
  const present = () => [...area.querySelectorAll<HTMLElement>(controls)]
  let used: HTMLElement | undefined
  let place = 0

  const locate = () => {
    const all = present()
    const at = all.findIndex((control) => control === used)
    // What is none of them, such as "more" below a list, is followed by what it brings.
    place = at === -1 ? all.length : at
  }
  const goOn = () => {
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
    else if (used && isFocusLost()) goOn()
  })

  area.addEventListener('focusin', remember)
  observer.observe(area, { childList: true, subtree: true })
  return () => {
    area.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
