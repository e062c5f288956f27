import { useId, type SubmitEvent } from 'react'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRenamePasskey } from '../api/passkeys.ts'
import { messages } from '../texts.ts'

const texts = messages.passkeys

interface RenameDialogProps {
  passkey: PasskeyInfo
  onClose: () => void
}

export const RenameDialog = ({ passkey: { id, name }, onClose }: RenameDialogProps) => {
  const form = useId()
  const renaming = useRenamePasskey()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    renaming.mutate({ id, name: typeof typed === 'string' ? typed : '' }, { onSuccess: onClose })
  }

  return (
    <Dialog
      title={texts.renameTitle}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={renaming.isPending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          maxLength={LIMITS.passkeyName}
          defaultValue={name}
          error={renaming.error?.message}
        />
      </form>
    </Dialog>
  )
}
