import { useState } from 'react'
import { DEFAULT_REJECT_REASON, REJECT_REASONS } from '#shared/domain/moderation.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useWithdrawVersion, type EditedText } from '../api/history.ts'
import { editMessages } from '../edit-texts.ts'
import * as styles from './edit.module.css'

const texts = editMessages.history

const CHOICES = REJECT_REASONS.map((reason) => ({ value: reason, label: reason }))

interface WithdrawDialogProps {
  text: EditedText
  version: number
  /** A moderator gives the reason. */
  isOwn: boolean
  onClose: () => void
}

/** Asks before what an earlier version says is deleted for good. */
export const WithdrawDialog = ({ text, version, isOwn, onClose }: WithdrawDialogProps) => {
  const withdraw = useWithdrawVersion(text)
  const [reason, setReason] = useState<string>(DEFAULT_REJECT_REASON)
  return (
    <Dialog
      title={texts.withdrawOne(version)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{editMessages.cancel}</Button>
          <Button
            variant="danger"
            busy={withdraw.isPending}
            onClick={() => {
              withdraw.mutate(
                { version, reason: isOwn ? undefined : reason },
                { onSuccess: onClose },
              )
            }}
          >
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <div className={styles.versions}>
        <p>{texts.question}</p>
        {!isOwn && (
          <ChoiceGroup
            layout="column"
            label={texts.reason}
            hint={texts.readByAuthor}
            type="radio"
            name="reason"
            choices={CHOICES}
            defaultChosen={[DEFAULT_REJECT_REASON]}
            onChange={setReason}
          />
        )}
      </div>
    </Dialog>
  )
}
