import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom'
import { isHeldBack } from '#spa/platform/navigation-guard.ts'

/** A place in the history of the tab, and how it was reached. */
export interface Visit {
  readonly location: Location
  readonly action: NavigationType
  /** Whether the screen keeps its scroll position. */
  readonly keepsScroll: boolean
}

export interface AppHistory extends Navigator {
  readonly visit: () => Visit
  /** Reports visits until the returned function is called. One listener at a time. */
  readonly listen: (onVisit: (visit: Visit) => void) => () => void
}

/**
 * The browser's history behind the router's components: navigations pass the guard of unsaved changes. The router's
 * own `createBrowserRouter` could do the same, with 20 KB for loaders, actions and fetchers, which the app does not use
 * (docs/decisions/0024-chunks-follow-the-first-visit.md).
 */
export const createAppHistory = (): AppHistory => {
  const history = createBrowserHistory({ v5Compat: true })
  let keepsScroll = false
  let isReturning = false
  let isLetThrough = false

  const move =
    (method: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const proceed = () => {
        keepsScroll = options?.preventScrollReset === true
        history[method](to, state)
        keepsScroll = false
      }
      if (!isHeldBack(history.createURL(to).pathname, proceed)) proceed()
    }

  /** The browser has already moved: a navigation that is held back returns to the entry it came from. */
  const isPopHeldBack = (pathname: string, delta: number | null): boolean => {
    if (isReturning) {
      isReturning = false
      return true
    }
    const proceed = () => {
      isLetThrough = true
      if (delta !== null) history.go(delta)
    }
    isReturning = !isLetThrough && !!delta && isHeldBack(pathname, proceed)
    isLetThrough = false
    if (isReturning && delta !== null) history.go(-delta)
    return isReturning
  }

  return {
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    go: (delta) => history.go(delta),
    push: move('push'),
    replace: move('replace'),
    visit: () => ({ location: history.location, action: history.action, keepsScroll }),
    listen: (onVisit) =>
      history.listen(({ action, location, delta }) => {
        const isPop = action === NavigationType.Pop
        if (!isPop || !isPopHeldBack(location.pathname, delta))
          onVisit({ location, action, keepsScroll })
      }),
  }
}
