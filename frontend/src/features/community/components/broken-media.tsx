import { ImageOff } from 'lucide-react'
import { messages } from '../texts.ts'
import * as styles from './post-media.module.css'

const Notice = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.brokenMedia}>
    <ImageOff size={40} strokeWidth={1.5} aria-hidden="true" />
    <strong>{title}</strong>
    <span>{text}</span>
  </div>
)

export const BrokenMedia = () => (
  <Notice title={messages.media.broken} text={messages.media.brokenText} />
)

/** In place of a file that a measure took out of reach; only its author sees the post. */
export const KeptMedia = () => <Notice title={messages.media.kept} text={messages.media.keptText} />
