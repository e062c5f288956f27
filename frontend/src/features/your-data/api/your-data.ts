import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveNewsletter, yourData } from '#shared/api/your-data.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

const yourDataQuery = queryOptions({
  queryKey: [yourData.path],
  queryFn: ({ signal }) => call(yourData, { signal }),
  // The sections of the page mount one after the other.
  staleTime: 5000,
})

export const useYourData = () => useQuery(yourDataQuery)

/** Shows what the server stored, so a failure changes nothing. */
export const useSaveNewsletter = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (subscribed: boolean) => call(saveNewsletter, { body: { subscribed } }),
    onSuccess: (newsletter) => {
      queryClient.setQueryData(yourDataQuery.queryKey, (known) => known && { ...known, newsletter })
      const texts = messages.newsletter
      toast({ title: newsletter.state === 'none' ? texts.off : texts.on, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}
