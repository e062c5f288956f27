import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './tooltip.module.css'

/** Wraps the signed-in app once. Tooltips open after 700 ms, the default of the library. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <RadixTooltip.Provider>{children}</RadixTooltip.Provider>
)

interface TooltipProps {
  text: string
  /** One focusable element, such as a button. */
  children: ReactElement
}

export const Tooltip = ({ text, children }: TooltipProps) => (
  <RadixTooltip.Root>
    <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
    <RadixTooltip.Portal>
      <RadixTooltip.Content className={styles.root} sideOffset={6} collisionPadding={8}>
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
)
