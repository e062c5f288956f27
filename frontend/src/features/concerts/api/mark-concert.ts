import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { attendConcert } from '#shared/api/concert-marks.ts'
import type { Concert, ConcertCard, OwnAttendance } from '#shared/api/concerts.ts'
import { call, type Page } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../mark-texts.ts'
import { ATTENDED_KEY } from './attended.ts'
import { concertOptions } from './concert.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

type Numbers = Pick<Concert, 'goingCount' | 'interestedCount'>

/** The numbers once this mark replaces the other, until the server answers. */
const expected = (concert: Concert, next: OwnAttendance | null): Numbers => {
  const by = (state: OwnAttendance['state']): number =>
    Number(next?.state === state) - Number(concert.attendance?.state === state)
  return {
    goingCount: Math.max(0, concert.goingCount + by('going')),
    interestedCount: Math.max(0, concert.interestedCount + by('interested')),
  }
}

/** Shows the mark in the detail and on every loaded card. */
const show = (
  client: QueryClient,
  id: string,
  attendance: OwnAttendance | null,
  numbers?: Numbers,
): void => {
  client.setQueryData(
    concertOptions(id).queryKey,
    (concert) => concert && { ...concert, attendance, ...numbers },
  )
  client.setQueriesData<Page<readonly ConcertCard[]>>(
    { queryKey: [...CONCERTS_KEY, 'lists'] },
    (page) =>
      page && {
        ...page,
        items: page.items.map((card) => (card.id === id ? { ...card, attendance } : card)),
      },
  )
}

type Marked = Pick<Concert, 'attendance'> & Numbers

const markedIn = ({ attendance, goingCount, interestedCount }: Concert): Marked => ({
  attendance,
  goingCount,
  interestedCount,
})

/** What the server last confirmed of concerts whose marks are under way. */
const confirmed = new Map<string, Marked>()

/** Sets the mark of a concert at once; a failure shows the old one again. Removing it can be undone. */
export const useMarkConcert = (concert: Concert) => {
  const client = useQueryClient()
  const { id } = concert
  const mutationKey = ['mark-concert', id]
  /** Until the last answer, the screen shows a later tap. */
  const isLast = () => client.isMutating({ mutationKey }) <= 1
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last tap wins.
    scope: { id: `mark-concert-${id}` },
    mutationFn: (next: OwnAttendance | null) =>
      call(attendConcert, {
        params: { id },
        body: { state: next?.state ?? null, isPublic: next?.isPublic ?? false },
      }),
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey: concertOptions(id).queryKey })
      const before = client.getQueryData(concertOptions(id).queryKey) ?? concert
      if (!confirmed.has(id)) confirmed.set(id, markedIn(before))
      show(client, id, next, expected(before, next))
      return { removed: next === null ? before.attendance : null }
    },
    onSuccess: (marked, _, { removed }) => {
      confirmed.set(id, marked)
      void client.invalidateQueries({ queryKey: ATTENDED_KEY })
      if (removed === null) return
      toast({
        title: messages.removed,
        tone: 'success',
        action: {
          label: messages.undo,
          onSelect: () => mutate(removed),
        },
      })
    },
    onError: (error) => reportFailure(error, { title: messages.failed }),
    onSettled: () => {
      if (!isLast()) return
      const { attendance, ...numbers } = confirmed.get(id) ?? markedIn(concert)
      confirmed.delete(id)
      show(client, id, attendance, numbers)
    },
  })
  return mutate
}
