import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { attempt } from '#spa/platform/storage.ts'
import { WAITS } from '#spa/platform/waits.ts'

/** The state of an address that leads to one control of a section. */
export interface ToControl {
  readonly control: string
}

const controlIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'control' in state
    ? String(state.control)
    : undefined

/** Marks the row for people who do not see where the focus is. */
const mark = (row: Element): void => {
  const colors = { backgroundColor: ['var(--color-elevated)', 'transparent'] }
  const easing = isMotionReduced() ? 'steps(1, end)' : 'ease-in'
  attempt(() => row.animate(colors, { duration: WAITS.deepLinkHighlight, easing }), undefined)
}

const show = (target: HTMLElement): void => {
  const row = target.closest('label, fieldset') ?? target
  target.focus({ preventScroll: true, focusVisible: true })
  row.scrollIntoView({ block: target.tagName === 'H2' ? 'start' : 'center' })
  mark(row)
}

const isElsewhere = (shown: HTMLElement | undefined): boolean =>
  shown !== undefined &&
  document.activeElement !== shown &&
  document.activeElement !== document.body

const NAMES = 'label, [id$="-label"], legend, button, a, h3'

const says = (element: Element, name: string): boolean =>
  element.textContent.trim().startsWith(name)

const fieldOf = (named: Element): HTMLElement | null => {
  const label = named.closest('label')
  if (label) return label.control
  if (named.tagName === 'LEGEND')
    return (
      named.parentElement?.querySelector<HTMLElement>('input:checked') ??
      named.parentElement?.querySelector<HTMLElement>('input') ??
      null
    )
  if (named.tagName === 'H3')
    return named.parentElement?.querySelector<HTMLElement>('button, input, select') ?? null
  return named as HTMLElement
}

/** The control of a section that a text on the page names: of a choice the chosen one, of a group the first. */
const controlOf = (section: Element, name: string): HTMLElement | undefined =>
  [...section.querySelectorAll(NAMES)]
    .filter((element) => says(element, name))
    .map(fieldOf)
    .find((field) => field !== null) ?? undefined

/**
 * Focuses the section, and in it the control once it has loaded, unless the member went elsewhere meanwhile. Returns a
 * function that gives up.
 */
const arriveAt = (id: string, name: string | undefined): (() => void) => {
  let shown: HTMLElement | undefined
  const look = (): boolean => {
    const section = document.getElementById(id)
    if (!section) return false
    if (isElsewhere(shown)) return true
    const control = name === undefined ? undefined : controlOf(section, name)
    const target = control ?? section.querySelector('h2') ?? undefined
    if (target && target !== shown) show(target)
    shown = target
    return name === undefined || control !== undefined
  }
  if (look()) return () => undefined
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Moves the focus to what an address leads to: a control, a section, or what `find` answers for the page before. */
export const useArrival = (find: (pathBefore: string) => HTMLElement | null): void => {
  const { key, hash, pathname, state } = useLocation() as Location<unknown>
  const before = useRef(pathname)
  const findNow = useRef(find)
  useEffect(() => {
    findNow.current = find
  })
  useEffect(() => {
    const pathBefore = before.current
    before.current = pathname
    if (hash.length > 1)
      return arriveAt(
        attempt(() => decodeURIComponent(hash.slice(1)), ''),
        controlIn(state),
      )
    if (pathBefore !== pathname) findNow.current(pathBefore)?.focus({ preventScroll: true })
    return undefined
  }, [key, hash, pathname, state])
}
