import { queryOptions, useQuery } from '@tanstack/react-query'
import { similarBands } from '#shared/api/bands.ts'
import { call } from '#spa/platform/api-client.ts'
import { useSettled } from '#spa/platform/use-settled.ts'

const PAUSE_MS = 300

const similarOptions = (name: string) =>
  queryOptions({
    queryKey: ['bands', 'similar', name],
    queryFn: ({ signal }) => call(similarBands, { query: { name }, signal }),
  })

/** Bands with the typed name, once the member pauses. */
export const useSimilarBands = (typed: string) => {
  const name = useSettled(typed.trim(), PAUSE_MS)
  const { data, refetch } = useQuery({ ...similarOptions(name), enabled: name !== '' })
  return {
    bands: name === '' ? [] : (data ?? []),
    check: () => {
      if (name !== '') void refetch()
    },
  }
}
