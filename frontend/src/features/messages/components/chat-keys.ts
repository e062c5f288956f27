import type { KeyboardEvent } from 'react'
import { isEnter } from '#spa/platform/enter-key.ts'
import { openMessageMenu } from './open-message-menu.ts'

/** Menus, dialogs and the viewer of photos have keys of their own. */
const OWN_KEYS = 'dialog, [popover]'

const isOfChat = ({ defaultPrevented, nativeEvent, currentTarget, target }: KeyboardEvent) =>
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLElement &&
  currentTarget.contains(target) &&
  target.closest(OWN_KEYS) === null

/** Where an arrow key leads: above the empty field are the messages, from new to old. */
const neighbourOf = (chat: Element, target: HTMLElement, key: string) => {
  const field = chat.querySelector('textarea')
  const rows = [...chat.querySelectorAll<HTMLElement>('[data-message]')]
  const isInLog = target.closest('[role="log"]') !== null
  if (!isInLog && !(target === field && field.value === '')) return undefined
  const at = rows.findIndex((row) => row.contains(target))
  if (key === 'ArrowUp') return at === -1 ? rows.at(-1) : rows[at - 1]
  return at !== -1 && key === 'ArrowDown' ? (rows[at + 1] ?? field) : undefined
}

/** The keys of an open chat: arrows lead through its messages, Enter opens the menu of one, Escape leads back. */
export const handleChatKey = (event: KeyboardEvent<HTMLElement>, leave: () => void): void => {
  if (!isOfChat(event)) return
  const { key, currentTarget: chat } = event
  const target = event.target as HTMLElement
  if (key === 'Escape') {
    event.preventDefault()
    const field = target.closest('[role="log"]') && chat.querySelector('textarea')
    if (field) field.focus()
    else leave()
  } else if (isEnter(event.nativeEvent) && target.matches('[data-message]')) openMessageMenu(target)
  else {
    const neighbour = neighbourOf(chat, target, key)
    if (!neighbour) return
    event.preventDefault()
    neighbour.focus()
  }
}
