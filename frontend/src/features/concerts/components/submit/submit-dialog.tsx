import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_CONCERT_COUNTRY } from '#shared/domain/concerts.ts'
import { draftKey } from '#spa/platform/unsent.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormActions } from '#ui/overlays/form-dialog.tsx'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { useSubmitConcert } from '../../api/submit-concert.ts'
import { messages } from '../../submit-texts.ts'
import type { ConcertDraft } from '../../model/submission.ts'
import { SimilarConcerts } from './similar-concerts.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { useDraft } from './use-draft.ts'
import * as styles from './submission-form.module.css'

interface SubmitDialogProps {
  memberId: string
  onClose: () => void
}

const EMPTY = { country: DEFAULT_CONCERT_COUNTRY }

/** Says which town is taken when several have the name. The towns are loaded with the first city. */
const TownNote = ({ draft: { city = '', country } }: { draft: ConcertDraft }) => {
  const { data: note } = useQuery({
    queryKey: ['town-of-draft', city, country],
    queryFn: async () => {
      const { labelOf, readTown } = await loadChunk(
        () => import('#shared/domain/towns/read-town.ts'),
      )
      const [taken, other] = readTown(city, { country }).choices.map(labelOf)
      return taken === undefined || other === undefined ? '' : messages.townTaken(taken, other)
    },
    enabled: city.trim() !== '',
    staleTime: Infinity,
  })
  return (
    <p role="status" className={styles.announced}>
      {note}
    </p>
  )
}

/** The form for a concert. What is typed stays until the server has accepted it. */
export const SubmitDialog = ({ memberId, onClose }: SubmitDialogProps) => {
  const formId = useId()
  const navigate = useNavigate()
  const control = useDraft(draftKey('concert', memberId, 'new'), EMPTY)
  const submit = useSubmitConcert({
    onShow: (id) => void navigate(`/concerts/${id}`),
    onStored: control.clear,
  })
  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      actions={
        <FormActions
          form={formId}
          submit={submit.isPending ? messages.submitting : messages.submit}
          busy={submit.isPending}
          onClose={onClose}
        />
      }
    >
      <SubmissionForm
        id={formId}
        control={control}
        failure={submit.error?.message}
        onValid={(body) => {
          if (submit.isPending) return
          submit.mutate(body, { onSuccess: onClose })
        }}
      >
        <TownNote draft={control.draft} />
        <SimilarConcerts draft={control.draft} onFollow={onClose} />
      </SubmissionForm>
    </Dialog>
  )
}
