import { useLocation } from 'react-router-dom'
import { useNextPath } from '#spa/platform/next-path.ts'
import { isAt, type Place } from '../navigation.ts'

/** Marks a place in the navigation at once, also while its page is loaded. */
export const useCurrentPlace = (place: Place) => {
  const { pathname } = useLocation()
  const next = useNextPath()
  const isCurrent = isAt(place, next ?? pathname)
  return {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-busy': (isCurrent && next !== undefined) || undefined,
  }
}
