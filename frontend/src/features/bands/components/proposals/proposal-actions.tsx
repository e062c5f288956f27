import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { Proposal } from '#shared/api/band-history.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useDecideProposal } from '../../api/history.ts'
import { careMessages } from '../../care-texts.ts'
import * as styles from './proposals.module.css'

const texts = careMessages.proposals

interface DeclineDialogProps {
  isSending: boolean
  onDecline: (reason: string) => void
  onClose: () => void
}

const DeclineDialog = ({ isSending, onDecline, onClose }: DeclineDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={texts.declineTitle}
      size="small"
      submit={texts.decline}
      variant="danger"
      busy={isSending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason)
      }}
    >
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        optional
        rows={2}
        maxLength={LIMITS.moderationReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}

interface ProposalActionsProps {
  bandId: string
  proposal: Proposal
  /** Of the band, as it is shown. */
  version: number
}

/** Sends a decision and says how it ended. */
const useDecision = ({ bandId, proposal, version }: ProposalActionsProps) => {
  const { mutate, isPending } = useDecideProposal(bandId)
  const send = (action: 'accept' | 'decline' | 'withdraw', reason = '') => {
    mutate(
      { proposal: proposal.id, body: { action, version, reason } },
      {
        onSuccess: () => toast({ title: texts.done[action], tone: 'success' }),
        onError: (error) => reportFailure(error, { title: texts.decideFailed }),
      },
    )
  }
  return { send, isSending: isPending }
}

type Decision = ReturnType<typeof useDecision>

const Verdict = ({ send, isSending }: Decision) => {
  const [isDeclining, setDeclining] = useState(false)
  return (
    <>
      <Button size="compact" onClick={() => setDeclining(true)}>
        <X size={18} aria-hidden="true" />
        {texts.decline}
      </Button>
      <Button size="compact" variant="primary" busy={isSending} onClick={() => send('accept')}>
        <Check size={18} aria-hidden="true" />
        {texts.accept}
      </Button>
      {isDeclining && (
        <DeclineDialog
          isSending={isSending}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => send('decline', reason)}
        />
      )}
    </>
  )
}

/** Accept and decline for the claiming member, withdraw for the author. */
export const ProposalActions = (props: ProposalActionsProps) => {
  const decision = useDecision(props)
  const { mayDecide, isOwn, state } = props.proposal
  return (
    <div className={styles.actions}>
      {mayDecide && <Verdict {...decision} />}
      {isOwn && state === 'open' && (
        <Button
          size="compact"
          variant="ghost"
          busy={decision.isSending}
          onClick={() => decision.send('withdraw')}
        >
          {texts.withdraw}
        </Button>
      )}
    </div>
  )
}
