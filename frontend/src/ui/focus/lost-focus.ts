/** Nobody has it: what had it was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/** For a focus that has nowhere else to go: where the content of the page starts. */
export const focusContent = (): void => {
  document.getElementById('main')?.focus({ preventScroll: true })
}
