import type { LucideIcon } from 'lucide-react'
import * as styles from './media-note.module.css'

interface MediaNoteProps {
  icon: LucideIcon
  title: string
  text: string
}

/** In place of media that cannot be shown. */
export const MediaNote = ({ icon: Icon, title, text }: MediaNoteProps) => (
  <div className={styles.note}>
    <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
    <strong>{title}</strong>
    <span>{text}</span>
  </div>
)
