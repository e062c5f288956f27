import { CalendarSync, Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../../feed-texts.ts'
import * as styles from './feed.module.css'

/** Returns the message for the member. */
const copy = async (url: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(url)
    return messages.copied
  } catch {
    return messages.copyFailed
  }
}

/** A new address, which is shown this once. */
export const FeedAddress = ({ url }: { url: string }) => {
  const [note, setNote] = useState('')
  return (
    <div className={styles.address}>
      <p className={styles.warning}>{messages.shownOnce}</p>
      <TextField
        label={messages.address}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copy(url).then(setNote)}>
          <Copy size={18} aria-hidden="true" />
          {messages.copy}
        </Button>
        <a className={buttonClass({})} href={url.replace(/^https?:/, 'webcal:')}>
          <CalendarSync size={18} aria-hidden="true" />
          {messages.subscribe}
        </a>
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  )
}
