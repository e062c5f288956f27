import { skipToken, useQuery } from '@tanstack/react-query'
import { similarConcerts } from '#shared/api/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { similarOf, type ConcertDraft } from '../model/submission.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

const PAUSE_MS = 500

/** Concerts that a draft may repeat, once the member pauses typing. A failure shows none. */
export const useSimilarConcerts = (draft: ConcertDraft) => {
  const typed = JSON.stringify(similarOf(draft) ?? null)
  const settled = useSettled(typed, PAUSE_MS)
  const query = JSON.parse(settled) as ReturnType<typeof similarOf> | null
  const { data } = useQuery({
    queryKey: [...CONCERTS_KEY, 'similar', query],
    queryFn: query ? ({ signal }) => call(similarConcerts, { query, signal }) : skipToken,
    retry: false,
  })
  return typed === settled ? (data ?? []) : []
}
