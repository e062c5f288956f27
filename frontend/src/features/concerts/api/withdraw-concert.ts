import {
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { withdrawConcert } from '#shared/api/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { offerUndo } from '#spa/platform/undoable.ts'
import { messages } from '../submit-texts.ts'
import { invalidateConcerts } from './concerts.ts'

const NONE: ReadonlySet<string> = new Set()

/** In the query cache, so that it is cleared with the session. */
const withdrawnOptions = () =>
  queryOptions<ReadonlySet<string>>({
    queryKey: ['withdrawn-concerts'],
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Ids of own concerts that the member withdraws, while it can be undone. */
export const useWithdrawnConcerts = (): ReadonlySet<string> =>
  useQuery(withdrawnOptions()).data ?? NONE

const noteWithdrawn = (client: QueryClient, id: string, isWithdrawn: boolean): void => {
  client.setQueryData(withdrawnOptions().queryKey, (withdrawn = NONE) => {
    const others = [...withdrawn].filter((one) => one !== id)
    return new Set(isWithdrawn ? [...others, id] : others)
  })
}

/** 404 counts as success, because the submission is already gone. */
const withdrawOnce = async (id: string): Promise<void> => {
  try {
    await call(withdrawConcert, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** Hides the concert at once, and withdraws it when it can no longer be undone. */
export const useWithdrawConcert = () => {
  const client = useQueryClient()
  return (id: string): void => {
    noteWithdrawn(client, id, true)
    offerUndo({
      title: messages.withdrawn,
      undo: () => noteWithdrawn(client, id, false),
      run: async () => {
        try {
          await withdrawOnce(id)
          await invalidateConcerts(client)
        } catch (error) {
          reportFailure(error, { description: messages.withdrawFailed })
        }
        // Other members may have submitted it too; then the lists show it without the own part.
        noteWithdrawn(client, id, false)
      },
    })
  }
}
