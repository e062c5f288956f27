import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './tabs.module.css'

const LAYOUTS = { center: undefined, start: styles.start, wrap: styles.wrap } as const

interface Tab<Name extends string> {
  name: Name
  label: ReactNode
}

interface TabsProps<Name extends string> {
  /** Names the list of tabs for screen readers. */
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
  /** `start` has small tabs on phones, so that four fit; `wrap` breaks into several rows. */
  layout?: keyof typeof LAYOUTS
  /** The panel of the selected tab. */
  children: ReactNode
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs by the ARIA pattern: one stop in the tab order; arrow keys move the selection. */
export const Tabs = <Name extends string>(props: TabsProps<Name>) => {
  const { label, tabs, selected, onSelect, layout = 'center', children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = tabs.findIndex(({ name }) => name === selected)
    const next = (index + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onSelect(tab.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        className={classNames(styles.list, LAYOUTS[layout])}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => {
              onSelect(name)
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
