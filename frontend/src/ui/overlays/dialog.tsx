import { X } from 'lucide-react'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { messages } from '../texts.ts'
import { Card } from '../surfaces/card.tsx'
import { closeOnCancel } from './close-on-cancel.ts'
import { useModal } from './use-modal.ts'
import { Heading } from '../text/heading.tsx'
import * as styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** Called on Escape, the close button and a click on the backdrop. Without it, only `actions` close the dialog. */
  onClose?: (() => void) | undefined
  size?: 'small' | 'medium'
  /** Prints its content black on white, without backdrop and buttons. */
  printable?: boolean
  children: ReactNode
  /** Buttons, in a row at the bottom. */
  actions?: ReactNode
}

/**
 * A modal dialog while it is rendered. It is a portal, because the clip path of a card would cut it off.
 * The browser keeps the focus inside and returns it afterwards.
 */
export const Dialog = (props: DialogProps) => {
  const { title, onClose, size = 'medium', printable = false, children, actions } = props
  const ref = useModal()
  const titleId = useId()

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose?.()
  }

  // Browsers allow only the first `cancel` event to be prevented, so Escape is stopped at its key event.
  const keepOpen = (event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && ref.current?.contains(event.target) === true
    if (event.key === 'Escape' && !onClose && isInside) event.preventDefault()
  }

  return createPortal(
    <dialog
      ref={ref}
      className={classNames(
        styles.root,
        size === 'small' && styles.small,
        printable && styles.printable,
      )}
      aria-labelledby={titleId}
      onCancel={closeOnCancel(onClose)}
      onKeyDown={keepOpen}
      onMouseDown={closeOnBackdrop}
    >
      <Card className={styles.card}>
        <div className={styles.head}>
          <Heading as="h2" id={titleId}>
            {title}
          </Heading>
          {onClose && (
            <IconButton label={messages.close} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Card>
    </dialog>,
    document.body,
  )
}
