import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { Role } from '#shared/api/members.ts'
import { classNames } from '#ui/class-names.ts'
import { isAt, placesFor, type Place } from '../navigation.ts'
import { messages } from '../texts.ts'
import { PlaceLink } from './place-link.tsx'
import * as styles from './place-links.module.css'

const GAP_PX = 4

/**
 * How many entries are in the first line of a row that wraps. The observer reports after the layout and before the
 * paint, so nothing moves, and no layout is forced while React renders.
 */
const useFitting = (count: number) => {
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const entries = [...(row.current?.children ?? [])] as HTMLElement[]
    const measure = () => {
      const wrapped = entries.findIndex(({ offsetTop }) => offsetTop !== entries[0]?.offsetTop)
      flushSync(() => {
        setFitting(wrapped < 0 ? entries.length : wrapped)
      })
    }
    // Also of the entries, whose width changes with the typeface.
    const observer = new ResizeObserver(measure)
    for (const element of [row.current, ...entries]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return { row, fitting }
}

/** The pages that do not fit, in a popover that the browser closes by Escape, by a click elsewhere, and by Tab. */
const MorePlaces = ({ places }: { places: readonly Place[] }) => {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const isHere = places.some((place) => isAt(place, pathname))
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classNames(styles.link, styles.more, places.length === 0 && styles.wrapped)}
        popoverTarget={id}
        data-current={isHere || undefined}
      >
        {messages.more}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={classNames(styles.column, styles.popover)}
        onBeforeToggle={() => {
          const anchor = opener.current?.getBoundingClientRect()
          if (!anchor || !list.current) return
          const { clientWidth } = document.documentElement
          list.current.style.top = `${String(anchor.bottom + GAP_PX)}px`
          list.current.style.right = `${String(clientWidth - anchor.right)}px`
        }}
      >
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} onFollow={() => list.current?.hidePopover()} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The pages in the header, from a width of 1024 px on: as many as fit, the others behind 'Mehr'. */
export const PlaceRow = ({ role }: { role: Role }) => {
  const places = placesFor(role).filter(({ isOnlyInBottomBar }) => !isOnlyInBottomBar)
  const { row, fitting } = useFitting(places.length)
  return (
    <>
      <ul ref={row} className={styles.row}>
        {places.map((place, index) => (
          <li key={place.to} className={classNames(index >= fitting && styles.wrapped)}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
      <MorePlaces places={places.slice(fitting)} />
    </>
  )
}
