import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  commentHistory,
  postHistory,
  withdrawVersion,
  type EarlierComment,
} from '#shared/api/edits.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { editMessages } from '../edit-texts.ts'

/** Of a post, or of a comment, whose id is longer. */
export interface EditedText {
  readonly kind: 'post' | 'comment'
  readonly id: string
}

/** Of a post also with title and link. */
export type Earlier = EarlierComment & {
  readonly title?: string | null
  readonly linkUrl?: string | null
}

const historyOptions = ({ kind, id }: EditedText) =>
  queryOptions<readonly Earlier[]>({
    queryKey: ['community', 'history', id, kind],
    queryFn: ({ signal }) =>
      kind === 'post'
        ? call(postHistory, { params: { id }, signal })
        : call(commentHistory, { params: { id }, signal }),
  })

export const useHistory = (text: EditedText) => {
  const { data, error, refetch } = useQuery(historyOptions(text))
  return { versions: data, error: error?.message, retry: () => void refetch() }
}

interface Withdrawal {
  readonly version: number
  /** Of a moderator. */
  readonly reason?: string | undefined
}

/** Deletes what an earlier version says. */
export const useWithdrawVersion = (text: EditedText) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Withdrawal) => call(withdrawVersion, { params: { id: text.id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries(historyOptions(text))
      toast({ title: editMessages.history.withdrawn, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}
