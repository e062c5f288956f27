import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '../texts.ts'
import * as styles from './post-media.module.css'

interface NoticeProps {
  title: string
  text: string
  action?: ReactNode
}

const Notice = ({ title, text, action }: NoticeProps) => (
  <div className={styles.brokenMedia}>
    <ImageOff size={40} strokeWidth={1.5} aria-hidden="true" />
    <strong>{title}</strong>
    <span>{text}</span>
    {action}
  </div>
)

export const BrokenMedia = () => (
  <Notice title={messages.media.broken} text={messages.media.brokenText} />
)

/** In place of a file that a measure took out of reach; only its author sees the post. */
export const KeptMedia = () => <Notice title={messages.media.kept} text={messages.media.keptText} />

/** A video whose picture this browser does not know; other programs may. */
export const UnknownVideo = ({ url }: { url: string }) => (
  <Notice
    title={messages.media.unknown}
    text={messages.media.unknownText}
    action={
      <a href={url} target="_blank" rel="noreferrer noopener">
        {messages.media.open}
      </a>
    }
  />
)
