import { useEffect, useRef } from 'react'
import type { ReportCategory } from '#shared/domain/reports.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { Sent } from '../api/report.ts'
import { messages } from '../texts.ts'
import * as styles from './report-dialog.module.css'

const texts = messages.dialog

const WORDS: Readonly<Record<Sent, readonly [string, string?]>> = {
  sent: [texts.sent, texts.sentText],
  repeated: [texts.repeated, texts.repeatedText],
  kept: [texts.kept],
}

interface ThanksProps {
  sent: Sent
  category: ReportCategory
  onClose: () => void
}

/** What happens next, in the place of the reasons. */
export const Thanks = ({ sent, category, onClose }: ThanksProps) => {
  const [title, text] = WORDS[sent]
  const close = useRef<HTMLButtonElement>(null)
  // The button with the focus is gone.
  useEffect(() => {
    close.current?.focus()
  }, [])
  return (
    <div className={styles.form}>
      <div role="status">
        <p className={styles.thanks}>{title}</p>
        {text !== undefined && <p>{text}</p>}
        {category === 'life' && <p>{texts.life}</p>}
      </div>
      <div className={styles.buttons}>
        {sent !== 'kept' && (
          <ButtonLink variant="ghost" to="/meldungen" onClick={onClose}>
            {texts.list}
          </ButtonLink>
        )}
        <Button ref={close} variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
