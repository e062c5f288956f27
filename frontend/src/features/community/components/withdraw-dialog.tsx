import { useState } from 'react'
import { DEFAULT_REJECT_REASON, REJECT_REASONS } from '#shared/domain/moderation.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useWithdrawVersion, type EditedText } from '../api/history.ts'
import { editMessages } from '../edit-texts.ts'

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
    <FormDialog
      title={texts.withdrawOne(version)}
      size="small"
      submit={texts.withdraw}
      variant="danger"
      busy={withdraw.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        withdraw.mutate({ version, reason: isOwn ? undefined : reason }, { onSuccess: onClose })
      }}
    >
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
    </FormDialog>
  )
}
