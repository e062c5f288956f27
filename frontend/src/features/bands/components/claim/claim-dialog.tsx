import { useId } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormActions } from '#ui/overlays/form-dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import type { Claim } from '#shared/api/band-claims.ts'
import { useEndClaim, useOwnClaim } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'
import { ClaimForm } from './claim-form.tsx'
import { useClaimForm } from './use-claim-form.ts'
import { useEnding } from './use-ending.ts'
import * as styles from './claim.module.css'

const texts = careMessages.claim

interface ClaimProps {
  band: Band
  memberId: string
  onClose: () => void
}

interface PendingProps {
  bandId: string
  claim: Claim
  onClose: () => void
}

const Pending = ({ claim }: Pick<PendingProps, 'claim'>) => (
  <div className={styles.form}>
    <p>{texts.pending}</p>
    <blockquote className={styles.evidence} dir="auto">
      {claim.evidence}
    </blockquote>
  </div>
)

const Withdraw = ({ bandId, onClose }: Omit<PendingProps, 'claim'>) => {
  const end = useEndClaim(bandId)
  const finish = useEnding(end, texts.withdrawn, onClose)
  return (
    <Button busy={end.isPending} onClick={finish}>
      {texts.withdraw}
    </Button>
  )
}

/** What the dialog shows; the dialog itself stays, and with it the focus, while the claim loads. */
const useContent = ({ band, memberId, onClose }: ClaimProps) => {
  const id = useId()
  const { data, error, refetch } = useOwnClaim(band.id)
  const form = useClaimForm(band.id, memberId, onClose)
  if (!data && error) {
    const retry = () => void refetch()
    return {
      body: <ErrorState space="line" title={texts.failed} text={error.message} onRetry={retry} />,
    }
  }
  if (!data) return { body: <Loading label={careMessages.loading} /> }
  const { claim } = data
  if (claim?.state === 'pending')
    return {
      body: <Pending claim={claim} />,
      actions: <Withdraw bandId={band.id} onClose={onClose} />,
    }
  const declined = claim?.state === 'declined' ? claim.reason : null
  return {
    body: <ClaimForm id={id} form={form} declined={declined} />,
    actions: <FormActions form={id} submit={texts.send} busy={form.isSending} onClose={onClose} />,
  }
}

/** Sends a claim with its evidence, or shows the one that waits or was declined. */
export const ClaimDialog = (props: ClaimProps) => {
  const { body, actions } = useContent(props)
  return (
    <Dialog title={texts.title} onClose={props.onClose} actions={actions}>
      {body}
    </Dialog>
  )
}
