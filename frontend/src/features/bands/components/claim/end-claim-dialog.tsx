import type { Band } from '#shared/api/bands.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useEndClaim } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'
import type { Viewer } from '../../model/viewer.ts'
import { useEnding } from './use-ending.ts'

const texts = careMessages.claim

interface EndClaimDialogProps {
  band: Band
  viewer: Viewer
  onClose: () => void
}

/** The claiming member gives the band back, or a moderator takes it. */
export const EndClaimDialog = ({ band, viewer, onClose }: EndClaimDialogProps) => {
  const end = useEndClaim(band.id)
  const finish = useEnding(end, texts.ended, onClose)
  return (
    <ConfirmDialog
      title={viewer.isModerator ? texts.end : texts.giveBack}
      question={viewer.isModerator ? texts.endQuestion : texts.giveBackQuestion}
      confirm={viewer.isModerator ? texts.end : texts.giveBack}
      busy={end.isPending}
      onClose={onClose}
      onConfirm={finish}
    />
  )
}
