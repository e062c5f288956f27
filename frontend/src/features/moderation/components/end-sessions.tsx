import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { endMemberSessions } from '#shared/api/member-sessions.ts'
import { SESSION_END_REASONS, type SessionEndReason } from '#shared/domain/session-ends.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { endSessionsMessages as texts } from '../end-sessions-texts.ts'

const CHOICES = SESSION_END_REASONS.map((value) => ({ value, label: texts.reasons[value] }))

interface EndSessionsProps {
  member: { readonly id: string; readonly displayName: string }
}

const useEndSessions = (id: string, onDone: () => void) =>
  useMutation({
    mutationFn: (reason: SessionEndReason) =>
      call(endMemberSessions, { params: { id }, body: { reason } }),
    onSuccess: () => {
      toast({ title: texts.done, tone: 'success' })
      onDone()
    },
    onError: (error) => reportFailure(error),
  })

const EndDialog = ({ member, onClose }: EndSessionsProps & { onClose: () => void }) => {
  const end = useEndSessions(member.id, onClose)
  const [reason, setReason] = useState<SessionEndReason>('taken-over')
  return (
    <FormDialog
      title={texts.title(member.displayName)}
      submit={texts.confirm}
      variant="danger"
      busy={end.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        end.mutate(reason)
      }}
    >
      <p>{texts.text}</p>
      <ChoiceGroup
        layout="column"
        label={texts.reason}
        type="radio"
        name="reason"
        choices={CHOICES}
        defaultChosen={[reason]}
        onChange={(chosen) => {
          setReason(SESSION_END_REASONS.find((one) => one === chosen) ?? 'other')
        }}
      />
    </FormDialog>
  )
}

/** For moderators: ends all sessions of a member without suspending them. */
export const EndSessions = ({ member }: EndSessionsProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={texts.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LogOut size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && <EndDialog member={member} onClose={() => setOpen(false)} />}
    </>
  )
}
