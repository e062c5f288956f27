import { useSyncExternalStore } from 'react'

const PHONE = '(width < 768px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** True below a width of 768 px. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches)
