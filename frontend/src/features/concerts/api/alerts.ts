import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  addConcertAlert,
  listConcertAlerts,
  removeConcertAlert,
  type ConcertAlert,
  type ConcertAlerts,
} from '#shared/api/concert-alerts.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { findPlaces } from '#shared/api/places.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { messages } from '../alert-texts.ts'

export type NewAlert = SentBodyOf<typeof addConcertAlert>

const alertsOptions = () =>
  queryOptions({
    queryKey: ['concert-alerts'],
    queryFn: ({ signal }) => call(listConcertAlerts, { signal }),
  })

export const useAlerts = () => useQuery(alertsOptions())

/** Both answer with the state afterwards, which every view of the alerts shows. */
const useShownAfterwards = () => {
  const client = useQueryClient()
  return {
    onSuccess: (alerts: ConcertAlerts) => client.setQueryData(alertsOptions().queryKey, alerts),
    onError: (error: unknown) => reportFailure(error, { title: messages.saveFailed }),
  }
}

export const useAddAlert = () =>
  useMutation({
    mutationFn: (body: NewAlert) => call(addConcertAlert, { body }),
    ...useShownAfterwards(),
  })

export const useRemoveAlert = () =>
  useMutation({
    mutationFn: ({ id }: Pick<ConcertAlert, 'id'>) => call(removeConcertAlert, { params: { id } }),
    ...useShownAfterwards(),
  })

const PAUSE_MS = 250

/** Towns that what is typed may mean, once the member pauses; undefined until the answer. */
export const usePlaces = (typed: string) => {
  const query = useSettled(typed.trim(), PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['places', query],
    queryFn:
      query === '' ? skipToken : ({ signal }) => call(findPlaces, { query: { query }, signal }),
    staleTime: Infinity,
    retry: false,
  })
  return query === typed.trim() ? data : undefined
}
