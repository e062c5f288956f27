import { ImageOff } from 'lucide-react'
import { messages } from '../texts.ts'
import * as styles from './post-media.module.css'

export const BrokenMedia = () => (
  <div className={styles.brokenMedia}>
    <ImageOff size={40} strokeWidth={1.5} aria-hidden="true" />
    <strong>{messages.media.broken}</strong>
    <span>{messages.media.brokenText}</span>
  </div>
)
