import { readStored, removeStored, store } from './storage.ts'

const KEY = 'hoellenlaerm-search-key'
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether the key '/' opens the search: people who speak to their computer must be able to turn single keys off. */
export const hasSearchKey = (): boolean => readStored(KEY) !== 'off'

export const keepSearchKey = (on: boolean): void => {
  if (on) removeStored(KEY)
  else store(KEY, 'off')
}

/** Whether a key pressed anywhere on the page opens the search: not while typing, and not over a dialog. */
export const opensSearch = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.matches(FIELDS)) &&
  document.querySelector('dialog[open]') === null &&
  hasSearchKey()
