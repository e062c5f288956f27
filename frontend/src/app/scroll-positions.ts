import { useEffect, useLayoutEffect } from 'react'
import { attempt } from '#spa/platform/storage.ts'
import type { Visit } from './app-history.ts'

const STORED = 'hoellenlaerm-scroll'

type Positions = Partial<Record<string, number>>

const readPositions = (): Positions =>
  attempt(() => JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Positions, {})

let positions: Positions | undefined

/** Notes the scroll position of a place before the screen shows another. */
export const keepScrollPosition = (key: string): void => {
  positions = { ...(positions ?? readPositions()), [key]: scrollY }
}

const elementOf = (hash: string): Element | null =>
  attempt(() => document.getElementById(decodeURIComponent(hash.slice(1))), null)

const scrollFor = ({ location: { key, hash }, keepsScroll }: Visit) => {
  positions ??= readPositions()
  const position = positions[key]
  if (position !== undefined) {
    scrollTo(0, position)
    return
  }
  const element = hash ? elementOf(hash) : null
  if (element) element.scrollIntoView()
  else if (!keepsScroll) scrollTo(0, 0)
}

/** Scrolls as the browser does for documents: to the top of a new place, and where it was in one that was visited before. */
export const useScrollPositions = (visit: Visit): void => {
  useLayoutEffect(() => {
    scrollFor(visit)
  }, [visit])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      keepScrollPosition(visit.location.key)
      attempt(() => sessionStorage.setItem(STORED, JSON.stringify(positions)), undefined)
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      history.scrollRestoration = 'auto'
    }
  }, [visit])
}
