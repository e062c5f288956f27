import { Ellipsis } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import * as styles from './menu.module.css'

export interface MenuItem {
  label: string
  icon: ReactNode
  tone?: 'danger'
  onSelect: () => void
}

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  onOpen?: (() => void) | undefined
  /** Of its button: -1 where other keys open it. */
  tabIndex?: -1
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface MenuItemsProps {
  items: readonly MenuItem[]
  onSelected: () => void
}

const MenuItems = ({ items, onSelected }: MenuItemsProps) =>
  items.map(({ label, icon, tone, onSelect }, index) => (
    <button
      // A label that changes while the list is open keeps its button, and thus the focus.
      key={index}
      type="button"
      role="menuitem"
      className={classNames(styles.item, tone === 'danger' && styles.danger)}
      onClick={() => {
        onSelected()
        onSelect()
      }}
    >
      {icon}
      {label}
    </button>
  ))

/** The closed list has no height to measure. */
const ITEM_PX = 44
const FRAME_PX = 18
const GAP_PX = 4

/** Moves an open list with its opener, and closes it when the opener leaves the screen. */
const followOpener = (list: HTMLElement, opener: HTMLElement, place: () => void) => {
  const follow = ({ target }: Event) => {
    if (!(target as Node).contains(opener)) return
    const { top, bottom } = opener.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) list.hidePopover()
    else place()
  }
  addEventListener('scroll', follow, true)
  list.addEventListener('beforetoggle', () => removeEventListener('scroll', follow, true), {
    once: true,
  })
}

/** A popover outside the card, because the card's cut corners would clip it. */
export const Menu = ({ label, items, onOpen, tabIndex }: MenuProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const place = () => {
    const anchor = opener.current?.getBoundingClientRect()
    if (!anchor || !list.current) return
    const { style } = list.current
    const top = anchor.bottom + GAP_PX
    const fitsBelow = top + items.length * ITEM_PX + FRAME_PX <= innerHeight
    style.top = fitsBelow ? `${String(top)}px` : 'auto'
    style.bottom = fitsBelow ? 'auto' : `${String(innerHeight - anchor.top + GAP_PX)}px`
    style.right = `${String(document.documentElement.clientWidth - anchor.right)}px`
  }

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const all = buttons()
    const index = all.findIndex((button) => button === document.activeElement)
    all[step(index, all.length)]?.focus()
  }

  return (
    <>
      <IconButton ref={opener} {...{ label, tabIndex }} popoverTarget={id} aria-haspopup="menu">
        <Ellipsis aria-hidden="true" />
      </IconButton>
      {createPortal(
        <div
          ref={list}
          id={id}
          popover="auto"
          role="menu"
          aria-label={label}
          className={styles.root}
          onBeforeToggle={place}
          onToggle={(event) => {
            if (event.newState !== 'open') return
            onOpen?.()
            buttons()[0]?.focus({ preventScroll: true })
            if (opener.current) followOpener(event.currentTarget, opener.current, place)
          }}
          onKeyDown={move}
        >
          <MenuItems items={items} onSelected={() => list.current?.hidePopover()} />
        </div>,
        document.getElementById('main') ?? document.body,
      )}
    </>
  )
}
