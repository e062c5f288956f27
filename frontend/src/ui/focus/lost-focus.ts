/** True when the focused element was removed and the browser moved the focus to the body. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/** Moves the focus to the start of the page's content, when no better target is left. */
export const focusContent = (): void => {
  document.getElementById('main')?.focus({ preventScroll: true })
}
