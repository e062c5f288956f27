import { type SubmitEvent } from 'react'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useRenamePasskey } from '../api/passkeys.ts'
import { messages } from '../texts.ts'

const texts = messages.passkeys

interface RenameDialogProps {
  passkey: PasskeyInfo
  onClose: () => void
}

export const RenameDialog = ({ passkey: { id, name }, onClose }: RenameDialogProps) => {
  const renaming = useRenamePasskey()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    renaming.mutate({ id, name: typeof typed === 'string' ? typed : '' }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={texts.renameTitle}
      size="small"
      submit={messages.save}
      busy={renaming.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        name="name"
        autoComplete="off"
        maxLength={LIMITS.passkeyName}
        defaultValue={name}
        error={renaming.error?.message}
      />
    </FormDialog>
  )
}
