import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { appealHold, readHoldAppeal, HOLD_KINDS } from '#shared/api/appeals.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

export interface Hold {
  readonly type: (typeof HOLD_KINDS)[number]
  readonly id: string
}

/** Undefined for a path that names nothing that can be held. */
export const parseHold = (type: string, id: string): Hold | undefined => {
  const kind = HOLD_KINDS.find((one) => one === type)
  return kind && { type: kind, id }
}

export const holdAppealOptions = ({ type, id }: Hold) =>
  queryOptions({
    queryKey: ['appeals', 'hold', type, id],
    queryFn: ({ signal }) => call(readHoldAppeal, { params: { type, id }, signal }),
    refetchOnMount: 'always',
  })

export const useAppealHold = (hold: Hold, onSent: () => void) => {
  const client = useQueryClient()
  const { type, id } = hold
  return useMutation({
    mutationFn: (text: string) => call(appealHold, { params: { type, id }, body: { text } }),
    onSuccess: (sent) => {
      onSent()
      client.setQueryData(holdAppealOptions(hold).queryKey, sent)
      toast({ title: messages.sent, tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error, { title: messages.failed })
      void client.invalidateQueries(holdAppealOptions(hold))
    },
  })
}
