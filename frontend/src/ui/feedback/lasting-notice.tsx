import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { messages } from '../texts.ts'
import * as styles from './lasting-notice.module.css'

interface LastingNoticeProps {
  /** Names the region for screen readers. */
  label: string
  onClose: () => void
  children: ReactNode
}

/** An offer at the edge of the screen that waits until the member takes it or closes it, and covers no dialog. */
export const LastingNotice = ({ label, onClose, children }: LastingNoticeProps) => (
  <section className={styles.root} aria-label={label} data-print-frame>
    <div className={styles.body} role="status">
      {children}
    </div>
    <IconButton label={messages.close} onClick={onClose}>
      <X aria-hidden="true" />
    </IconButton>
  </section>
)
