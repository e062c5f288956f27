import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { followBand, unfollowBand, type Band } from '#shared/api/bands.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { messages } from '../texts.ts'
import { bandOptions } from './band.ts'

type FollowState = Pick<Band, 'isFollowed' | 'followersCount'>

/** Unfinished toggles by band. They outlive the page, which the member may leave before the answer arrives. */
const busyQueues = new WeakMap<QueryClient, Map<string, ToggleQueue>>()

const queuesOf = (client: QueryClient): Map<string, ToggleQueue> => {
  const queues = busyQueues.get(client) ?? new Map<string, ToggleQueue>()
  busyQueues.set(client, queues)
  return queues
}

const show = async (client: QueryClient, id: string, state: FollowState): Promise<void> => {
  const { queryKey } = bandOptions(id)
  // An answer requested before the tap must not overwrite it.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (band) => band && { ...band, ...state })
}

const wish = ({ isFollowed, followersCount }: FollowState, wanted: boolean): FollowState => ({
  isFollowed: wanted,
  followersCount: Math.max(0, followersCount + Number(wanted) - Number(isFollowed)),
})

/** Shows the wanted state at once; a failure restores the confirmed one. */
export const useToggleFollowBand = () => {
  const client = useQueryClient()
  return ({ id, isFollowed, followersCount }: Band, wanted: boolean): void => {
    const queues = queuesOf(client)
    const queue =
      queues.get(id) ??
      createToggleQueue<FollowState>(
        { isFollowed, followersCount },
        {
          isOn: (state) => state.isFollowed,
          wish,
          send: (wants) => call(wants ? followBand : unfollowBand, { params: { id } }),
          show: (state, isSettled) => {
            void show(client, id, state)
            if (isSettled) queues.delete(id)
          },
          fail: (error) => reportFailure(error, { description: messages.band.followFailed }),
        },
      )
    queues.set(id, queue)
    queue.want(wanted)
  }
}
