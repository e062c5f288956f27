import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#ui/controls/tabs.tsx'
import { messages } from '../texts.ts'
import * as styles from './profile-tabs.module.css'

const PARAM = 'zeige'

interface Tab<Name> {
  readonly name: Name
  readonly label: string
}

/** The tab that the address names, or the first. Another one replaces the address, so that the way back leads to it. */
const useTab = <Name extends string>(
  tabs: readonly [Tab<Name>, ...Tab<Name>[]],
): readonly [selected: Name, select: (name: Name) => void] => {
  const [search, setSearch] = useSearchParams()
  const [{ name: first }] = tabs
  const selected = tabs.find(({ name }) => name === search.get(PARAM))?.name ?? first
  const select = (name: Name) => {
    setSearch(name === first ? {} : { [PARAM]: name }, { replace: true, preventScrollReset: true })
  }
  return [selected, select]
}

/** By how many pixels the page is scrolled beyond the place of the tabs, which stay in sight. */
const pixelsBelowTabs = (root: HTMLElement): number => {
  const bar = root.firstElementChild ?? root
  return bar.getBoundingClientRect().top - root.getBoundingClientRect().top
}

interface ProfileTabsProps<Name extends string> {
  tabs: readonly [Tab<Name>, ...Tab<Name>[]]
  /** The panel of the selected tab. */
  children: (selected: Name) => ReactNode
}

/** The content of a profile. Each tab keeps its scroll position; a new one begins at its top where the tabs are. */
export const ProfileTabs = <Name extends string>({ tabs, children }: ProfileTabsProps<Name>) => {
  const root = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<Name, number>())
  const shown = useRef<Name>(undefined)
  const [selected, select] = useTab(tabs)

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    shown.current = selected
    if (isFirst || !root.current) return
    scrollTo(0, places.current.get(selected) ?? scrollY - pixelsBelowTabs(root.current))
  }, [selected])

  return (
    <div ref={root} className={styles.root}>
      <Tabs
        label={messages.lists.label}
        tabs={tabs}
        selected={selected}
        layout="wrap"
        onSelect={(name) => {
          places.current.set(selected, scrollY)
          select(name)
        }}
      >
        {children(selected)}
      </Tabs>
    </div>
  )
}
