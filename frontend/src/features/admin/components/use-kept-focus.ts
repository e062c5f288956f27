import { useEffect, useRef } from 'react'

/** Moves the focus to the panel when the entry that had it disappears. */
export const useKeptFocus = (panelId: string, entries: number | undefined): void => {
  const before = useRef(entries)
  useEffect(() => {
    const isFewer = (entries ?? 0) < (before.current ?? 0)
    before.current = entries
    if (isFewer && document.activeElement === document.body) {
      document.getElementById(panelId)?.focus({ preventScroll: true })
    }
  }, [panelId, entries])
}
