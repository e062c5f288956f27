import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moderate } from '#shared/api/moderation.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { withoutEntry } from '../model/entries.ts'
import { decideKey, type Decision } from './deciding.ts'
import { pendingOptions } from './pending.ts'

const CONFLICT = 409
const NOT_FOUND = 404

/** Queries of bands and concerts that may show what was decided on. Nothing of them is mounted here. */
const DECIDED_ON = ['bands', 'concerts']

/** Another moderator decided or the author deleted it, so the entry must not come back. */
const isSettled = (error: Error): boolean =>
  error instanceof ApiError && [CONFLICT, NOT_FOUND].includes(error.status)

/** Hides the entry while the request runs and shows it again when the request fails. */
export const useDecide = () => {
  const client = useQueryClient()
  const { queryKey } = pendingOptions()

  const removeEntry = async (decision: Decision): Promise<void> => {
    // A response from before the decision would bring the entry back.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (pending) => pending && withoutEntry(pending, decision))
    void client.invalidateQueries({ queryKey })
  }

  return useMutation({
    mutationKey: decideKey,
    mutationFn: ({ type, id, verdict }: Decision) =>
      call(moderate, { params: { type, id }, body: verdict }),
    onSuccess: async (_, decision) => {
      toast({ title: messages.done, tone: 'success' })
      for (const shown of DECIDED_ON) void client.invalidateQueries({ queryKey: [shown] })
      await removeEntry(decision)
    },
    onError: async (error, decision) => {
      reportFailure(error, { title: messages.failed })
      if (isSettled(error)) await removeEntry(decision)
    },
  })
}
