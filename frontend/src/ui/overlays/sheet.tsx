import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../controls/button.tsx'
import { Card } from '../surfaces/card.tsx'
import { closeOnCancel } from './close-on-cancel.ts'
import { useModal } from './use-modal.ts'
import * as styles from './sheet.module.css'

interface SheetProps {
  /** Id of the element that names the sheet. */
  titleId: string
  /** Text of the back button. */
  back: string
  onClose: () => void
  /** Controls beside the back button. */
  tools?: ReactNode
  children: ReactNode
}

/** An entry over its list, with the width of a readable text. On phones it fills the screen. */
export const Sheet = ({ titleId, back, onClose, tools, children }: SheetProps) => {
  const ref = useModal()
  return createPortal(
    <dialog
      ref={ref}
      className={styles.root}
      aria-labelledby={titleId}
      onCancel={closeOnCancel(onClose)}
      onMouseDown={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <Card flush frame="desktop" className={styles.card}>
        <div className={styles.bar}>
          <Button variant="ghost" size="compact" onClick={onClose}>
            <ArrowLeft size={20} aria-hidden="true" />
            {back}
          </Button>
          {tools}
        </div>
        {children}
      </Card>
    </dialog>,
    document.body,
  )
}
