import { cloneElement, useEffect, useRef, type ReactElement } from 'react'
import * as styles from './tooltip.module.css'
import { showTooltips } from './tooltips.ts'

/** Shows the tooltips of the whole signed-in app; used once. */
export const TooltipHost = () => {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = new AbortController()
    if (tip.current) showTooltips(tip.current, end.signal)
    return () => end.abort()
  }, [])
  return <div ref={tip} popover="manual" role="tooltip" className={styles.root} />
}

interface TooltipProps {
  /** Repeats the name of the element for those who see only its icon, so it describes nothing to screen readers. */
  text: string
  /** One focusable element, such as a button. */
  children: ReactElement<{ 'data-tooltip'?: string }>
}

export const Tooltip = ({ text, children }: TooltipProps) =>
  cloneElement(children, { 'data-tooltip': text })
