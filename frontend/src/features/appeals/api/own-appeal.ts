import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readAppeal, submitAppeal, withdrawAppeal } from '#shared/api/appeals.ts'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

export const ownAppealOptions = (id: string) =>
  queryOptions({
    queryKey: ['appeals', 'own', id],
    queryFn: ({ signal }) => call(readAppeal, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

const useKeep = (id: string) => {
  const client = useQueryClient()
  return (appeal: OwnAppeal) => client.setQueryData(ownAppealOptions(id).queryKey, appeal)
}

export const useSubmitAppeal = (id: string, onSent: () => void) => {
  const keep = useKeep(id)
  return useMutation({
    mutationFn: (text: string) => call(submitAppeal, { params: { id }, body: { text } }),
    onSuccess: (appeal) => {
      onSent()
      keep(appeal)
      toast({ title: messages.sent, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: messages.failed }),
  })
}

export const useWithdrawAppeal = (id: string) => {
  const client = useQueryClient()
  const keep = useKeep(id)
  return useMutation({
    mutationFn: () => call(withdrawAppeal, { params: { id } }),
    onSuccess: (appeal) => {
      keep(appeal)
      toast({ title: messages.withdrawn, tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error, { title: messages.withdrawFailed })
      void client.invalidateQueries(ownAppealOptions(id))
    },
  })
}
