import type { Measure } from '#shared/domain/measures.ts'
import { readStored, store } from '#spa/platform/storage.ts'

const KEY = 'hoellenlaerm-case-keys'

/** Shortcuts of one character can be switched off (WCAG 2.1.4). */
export const hasCaseKeys = (): boolean => readStored(KEY) !== 'off'

export const storeCaseKeys = (isOn: boolean): void => {
  store(KEY, isOn ? 'on' : 'off')
}

export type CaseAction = 'next' | 'previous' | 'back' | 'take' | Measure

const ACTIONS: Readonly<Partial<Record<string, CaseAction>>> = {
  j: 'next',
  k: 'previous',
  Escape: 'back',
  u: 'take',
  n: 'dismiss',
  v: 'hide',
  e: 'remove',
  d: 'age-label',
  w: 'warn',
  s: 'suspend',
}

const TYPING = 'input, textarea, select, [contenteditable], dialog'

/** What a key means here; nothing while typing, in a dialog, or with a modifier. */
export const caseActionOf = (event: KeyboardEvent): CaseAction | undefined => {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event
  if (ctrlKey || altKey || metaKey || defaultPrevented) return undefined
  if (target instanceof Element && target.closest(TYPING)) return undefined
  if (document.querySelector('dialog[open]')) return undefined
  return ACTIONS[key]
}
