import { useId, useState } from 'react'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { messages } from '../texts.ts'
import { previewOf, termPattern } from '../model/text-marks.ts'
import * as styles from './held-entry.module.css'

interface HeldTextProps {
  text: string
  term: string | null
}

/** The preview of a text, with a button that shows all of it. */
export const HeldText = ({ text, term }: HeldTextProps) => {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const preview = previewOf(text)
  return (
    <div>
      <p id={id} className={styles.text} dir="auto">
        <MarkedText text={isWhole ? text : (preview ?? text)} pattern={termPattern(term)} />
      </p>
      {preview !== null && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.readLess : messages.readAll}
        </button>
      )}
    </div>
  )
}
