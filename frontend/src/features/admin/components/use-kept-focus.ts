import { useEffect, useRef } from 'react'

/** Whoever acted on an entry that is gone goes on from its panel, not from the top of the page. */
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
