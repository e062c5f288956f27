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
  /** Further tabs below the others, with a label. */
  more?: { label: string; tabs: readonly Tab<Name>[] }
  /** The panel of the selected tab. */
  children: ReactNode
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface TabListProps<Name extends string> extends Pick<
  TabsProps<Name>,
  'label' | 'tabs' | 'selected' | 'onSelect'
> {
  id: string
  className: string
}

const TabList = <Name extends string>(props: TabListProps<Name>) => {
  const { id, label, tabs, selected, onSelect, className } = props
  return (
    <div className={className} role="tablist" aria-label={label}>
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
          onClick={() => onSelect(name)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Tabs by the ARIA pattern: one stop in the tab order; arrow keys move the selection, also to further tabs. */
export const Tabs = <Name extends string>(props: TabsProps<Name>) => {
  const { label, tabs, selected, onSelect, layout = 'center', more, children } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const all = [...tabs, ...(more?.tabs ?? [])]

  // From the tab with the focus: the selection may lie behind the keys while its address is written.
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const index = buttons.findIndex((button) => button === event.target)
    if (step === undefined || index < 0) return
    event.preventDefault()
    const next = (index + step + all.length) % all.length
    const tab = all[next]
    if (!tab) return
    onSelect(tab.name)
    // In sight like the tab that had the focus, so the page stays where it is.
    buttons[next]?.focus({ preventScroll: true })
  }

  const className = classNames(styles.list, LAYOUTS[layout])
  const shared = { id, selected, onSelect, className }
  return (
    <>
      <div ref={root} onKeyDown={move}>
        <TabList {...shared} label={label} tabs={tabs} />
        {more && (
          <div className={styles.more}>
            <span aria-hidden="true">{more.label}</span>
            <TabList {...shared} {...more} />
          </div>
        )}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
