import type { Band } from '#shared/api/bands.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useEndClaim } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'
import type { Viewer } from '../../model/viewer.ts'
import { EndOwnershipDialog } from './end-ownership-dialog.tsx'
import { useEnding } from './use-ending.ts'

const texts = careMessages.claim

interface EndClaimDialogProps {
  band: Band
  viewer: Viewer
  onClose: () => void
}

const GiveBackDialog = ({ band, onClose }: Omit<EndClaimDialogProps, 'viewer'>) => {
  const end = useEndClaim(band.id)
  const finish = useEnding(end, texts.ended, onClose)
  return (
    <ConfirmDialog
      title={texts.giveBack}
      question={texts.giveBackQuestion}
      confirm={texts.giveBack}
      busy={end.isPending}
      onClose={onClose}
      onConfirm={finish}
    />
  )
}

/** The claiming member gives the band back, or a moderator takes it and says why. */
export const EndClaimDialog = ({ band, viewer, onClose }: EndClaimDialogProps) =>
  viewer.isModerator ? (
    <EndOwnershipDialog bandId={band.id} onClose={onClose} />
  ) : (
    <GiveBackDialog band={band} onClose={onClose} />
  )
