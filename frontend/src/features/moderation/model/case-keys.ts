import type { Measure } from '#shared/domain/measures.ts'
import { isEnter } from '#spa/platform/enter-key.ts'
import { readStored, store } from '#spa/platform/storage.ts'

const KEY = 'hoellenlaerm-case-keys'

/** Shortcuts of one character can be switched off (WCAG 2.1.4). */
export const hasCaseKeys = (): boolean => readStored(KEY) !== 'off'

export const storeCaseKeys = (isOn: boolean): void => {
  store(KEY, isOn ? 'on' : 'off')
}

export type CaseAction =
  | 'next'
  | 'previous'
  | 'back'
  | 'take'
  | 'decide'
  | 'approve'
  | 'reject'
  | Measure

const ACTIONS: Readonly<Partial<Record<string, CaseAction>>> = {
  j: 'next',
  k: 'previous',
  Escape: 'back',
  u: 'take',
  g: 'approve',
  a: 'reject',
  n: 'dismiss',
  v: 'hide',
  e: 'remove',
  d: 'age-label',
  w: 'warn',
  s: 'suspend',
}

const TYPING = 'input, textarea, select, [contenteditable], dialog'

/** What a key means here: letters nothing while typing or with a modifier, and no key in a dialog. */
export const readCaseAction = (event: KeyboardEvent): CaseAction | undefined => {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event
  if (altKey || defaultPrevented || document.querySelector('dialog[open]')) return undefined
  if (ctrlKey || metaKey) return isEnter(event) ? 'decide' : undefined
  if (target instanceof Element && target.closest(TYPING)) return undefined
  return ACTIONS[key]
}
