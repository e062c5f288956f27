import { useState } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { remindsOfAlt, setAltReminder } from '#spa/entities/post/alt-reminder.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { messages } from '../texts.ts'
import type { ComposerState } from './use-composer.ts'
import * as styles from './composer.module.css'

interface AltFieldProps {
  composer: ComposerState
  isBusy: boolean
}

/** What a picture or video shows, for those who do not see it. */
export const AltField = ({ composer, isBusy }: AltFieldProps) => {
  const { attachment, draft, errors, change } = composer
  const [reminds, setReminds] = useState(remindsOfAlt)
  if (attachment.state !== 'ready' || attachment.media.kind === 'audio') return null
  const isReminding = reminds && draft.mediaAlt.trim() === ''
  return (
    <div className={styles.alt}>
      <TextField
        label={messages.alt.label}
        optional
        placeholder={messages.alt.placeholder}
        maxLength={LIMITS.mediaAlt}
        readOnly={isBusy}
        error={errors.mediaAlt}
        hint={isReminding ? messages.alt.reminder : undefined}
        value={draft.mediaAlt}
        onChange={(event) => change({ mediaAlt: event.currentTarget.value })}
      />
      {isReminding && (
        <span className={styles.altStop}>
          <Button
            variant="ghost"
            onClick={() => {
              setAltReminder(false)
              setReminds(false)
              toast({ title: messages.alt.stopped })
            }}
          >
            {messages.alt.stopReminding}
          </Button>
        </span>
      )}
    </div>
  )
}
