import { useState } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useEndOwnership } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'

const texts = careMessages.claim

interface EndOwnershipDialogProps {
  bandId: string
  onClose: () => void
}

/** A moderator takes the band from its member, who reads the reason. It stays in the field until it was sent. */
export const EndOwnershipDialog = ({ bandId, onClose }: EndOwnershipDialogProps) => {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const end = useEndOwnership(bandId)

  const send = () => {
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    end.mutate(reason.trim(), {
      onSuccess: () => {
        toast({ title: texts.ended, tone: 'success' })
        onClose()
      },
      onError: (error) => reportFailure(error, { title: texts.failed }),
    })
  }

  return (
    <FormDialog
      title={texts.end}
      size="small"
      submit={texts.end}
      variant="danger"
      busy={end.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={texts.endReason}
        hint={texts.endQuestion}
        rows={3}
        maxLength={LIMITS.moderationReason}
        value={reason}
        error={isMissing ? texts.endNeedsReason : undefined}
        onChange={({ target }) => {
          setMissing(false)
          setReason(target.value)
        }}
      />
    </FormDialog>
  )
}
