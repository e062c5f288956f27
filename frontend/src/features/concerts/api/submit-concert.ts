import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  editConcert,
  submitConcert,
  type Concert,
  type ConcertSubmission,
} from '#shared/api/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../submit-texts.ts'
import { concertOptions } from './concert.ts'
import { invalidateConcerts } from './concerts.ts'

/** Badges are part of the own profile and of the current user. */
const PROFILE_KEYS = [['/api/profile'], ['/api/auth/user']] as const

interface Submitted {
  readonly concert: Concert
  readonly badgeAwarded: boolean
  readonly isNew: boolean
}

const refresh = (client: QueryClient, { concert, badgeAwarded }: Submitted): void => {
  client.setQueryData(concertOptions(concert.id).queryKey, concert)
  void invalidateConcerts(client)
  if (!badgeAwarded) return
  for (const queryKey of PROFILE_KEYS) void client.invalidateQueries({ queryKey })
}

const thanksFor = ({ concert, badgeAwarded, isNew }: Submitted): string =>
  [
    messages.thanks,
    ...(isNew ? [] : [messages.known]),
    ...(concert.contentStatus === 'held' ? [concert.statusReason ?? messages.held] : []),
    ...(badgeAwarded ? [messages.badge] : []),
  ].join(' ')

interface Submitting {
  onShow: (id: string) => void
  /** Also called when the form was closed before the answer. */
  onStored: () => void
}

/** Submits a concert; the toast leads to it. */
export const useSubmitConcert = ({ onShow, onStored }: Submitting) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    send: (body: ConcertSubmission, idempotencyKey) =>
      call(submitConcert, { body, idempotencyKey }),
    onSuccess: (submitted) => {
      onStored()
      refresh(client, submitted)
      toast({
        title: messages.submitted,
        description: thanksFor(submitted),
        tone: 'success',
        action: {
          label: messages.show,
          onSelect: () => onShow(submitted.concert.id),
        },
      })
    },
    onError: (error) => reportFailure(error, { description: error.message || messages.failed }),
  })
}

type Edit = ConcertSubmission & Pick<Concert, 'status' | 'version'>

/** Changes an own submission. After a conflict the concert is loaded again, and what was typed stays. */
export const useEditConcert = (id: string, onStored: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Edit) => call(editConcert, { params: { id }, body }),
    onSuccess: (concert) => {
      onStored()
      refresh(client, { concert, badgeAwarded: false, isNew: false })
      toast({ title: messages.saved, tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error, { title: messages.saveFailed })
      void client.invalidateQueries({ queryKey: concertOptions(id).queryKey })
    },
  })
}
