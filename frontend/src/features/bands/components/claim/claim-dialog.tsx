import { useId } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages as ui } from '#ui/texts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import type { Claim } from '#shared/api/band-claims.ts'
import { useEndClaim, useOwnClaim } from '../../api/claim.ts'
import { careMessages } from '../../care-texts.ts'
import { useClaimForm } from './use-claim-form.ts'
import { useEnding } from './use-ending.ts'
import * as styles from './claim.module.css'

const texts = careMessages.claim

interface ClaimProps {
  band: Band
  memberId: string
  onClose: () => void
}

const Form = ({ band, memberId, declined, onClose }: ClaimProps & { declined: string | null }) => {
  const id = useId()
  const form = useClaimForm(band.id, memberId, onClose)
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.formProps}>
        {declined !== null && <FieldNote tone="error">{texts.declined(declined)}</FieldNote>}
        <p>{texts.intro}</p>
        <TextArea
          label={texts.evidence}
          hint={texts.evidenceHint}
          name="evidence"
          height="tall"
          maxLength={LIMITS.claimEvidence}
          required
          value={form.values.evidence}
          error={form.errors['evidence']}
          onChange={({ target }) => {
            form.set('evidence', target.value)
          }}
        />
        <TextField
          label={texts.url}
          name="url"
          type="url"
          inputMode="url"
          optional
          autoComplete="off"
          maxLength={LIMITS.linkUrl}
          value={form.values.url}
          error={form.errors['url']}
          onChange={({ target }) => {
            form.set('url', target.value)
          }}
        />
        {form.failure !== undefined && (
          <FieldNote tone="error" role="alert">
            {form.failure}
          </FieldNote>
        )}
      </form>
    </Dialog>
  )
}

const Pending = ({ band, claim, onClose }: Omit<ClaimProps, 'memberId'> & { claim: Claim }) => {
  const end = useEndClaim(band.id)
  const finish = useEnding(end, texts.withdrawn, onClose)
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button busy={end.isPending} onClick={finish}>
          {texts.withdraw}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{texts.pending}</p>
        <blockquote className={styles.evidence} dir="auto">
          {claim.evidence}
        </blockquote>
      </div>
    </Dialog>
  )
}

const Failed = ({ error, onRetry, onClose }: FailedProps) => (
  <Dialog title={texts.title} onClose={onClose}>
    <ErrorState space="line" title={texts.failed} text={error} onRetry={onRetry} />
  </Dialog>
)

interface FailedProps {
  error: string
  onRetry: () => void
  onClose: () => void
}

/** Sends a claim with its evidence, or shows the one that waits or was declined. */
export const ClaimDialog = (props: ClaimProps) => {
  const { data, error, refetch } = useOwnClaim(props.band.id)
  if (!data && error)
    return <Failed error={error.message} onRetry={() => void refetch()} onClose={props.onClose} />
  if (!data)
    return (
      <Dialog title={texts.title} onClose={props.onClose}>
        <Loading label={careMessages.loading} />
      </Dialog>
    )
  const { claim } = data
  if (claim?.state === 'pending') return <Pending {...props} claim={claim} />
  return <Form {...props} declined={claim?.state === 'declined' ? claim.reason : null} />
}
