import { useCallback, useSyncExternalStore } from 'react'

const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** True below a width of 768 px. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 768px)')

/** True below a width of 1024 px, where a page has one column. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 1024px)')

/** True where a picture in 9:16 leaves room beside it. */
export const useIsWide = (): boolean =>
  useMediaQuery('(width >= 560px) and (orientation: landscape)')

/** Whether the device most likely has a keyboard: browsers report pointers only. */
export const useHasKeyboard = (): boolean => !useMediaQuery('(pointer: coarse)')

/**
 * The types that a picker of files asks for. On a phone they lead to its gallery; a dialog of a desktop would only hide
 * files whose type the system does not know, and their bytes decide anyway.
 */
export const useAccept = (types: string): string | undefined =>
  useHasKeyboard() ? undefined : types
