/**
 * Decides about a navigation to a path. To hold it back, the guard returns true and may call `proceed` later.
 */
export type NavigationGuard = (pathname: string, proceed: () => void) => boolean

let guard: NavigationGuard | undefined

/** Sets the one guard of the app. Returns a function that removes it. */
export const guardNavigation = (next: NavigationGuard): (() => void) => {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

export const isHeldBack: NavigationGuard = (pathname, proceed) =>
  guard?.(pathname, proceed) ?? false
