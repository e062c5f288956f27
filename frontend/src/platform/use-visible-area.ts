import { useEffect, type RefObject } from 'react'

/**
 * Fits a fixed area into the part of the window that the keyboard of a phone leaves free, with the properties
 * `--visible-top` and `--visible-height`.
 */
export const useVisibleArea = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return undefined
    const fit = () => {
      // Zooming also changes the visible part, and must not change the layout.
      if (visualViewport.scale > 1.01) return
      ref.current?.style.setProperty('--visible-height', `${String(visualViewport.height)}px`)
      ref.current?.style.setProperty('--visible-top', `${String(visualViewport.offsetTop)}px`)
    }
    fit()
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
    }
  }, [ref])
}
