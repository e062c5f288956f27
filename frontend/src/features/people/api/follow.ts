import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { follow, unfollow } from '#shared/api/people.ts'
import { call } from '#spa/platform/api-client.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { messages } from '../texts.ts'
import { relationshipOptions } from './relationship.ts'
import { reportFailure } from './report-failure.ts'

/** Taps still on their way, by member. They outlive the button, which may be closed meanwhile. */
const busyQueues = new WeakMap<QueryClient, Map<string, ToggleQueue>>()

const queuesOf = (client: QueryClient): Map<string, ToggleQueue> => {
  const queues = busyQueues.get(client) ?? new Map<string, ToggleQueue>()
  busyQueues.set(client, queues)
  return queues
}

const send = async (userId: string, wanted: boolean): Promise<boolean> => {
  const input = { params: { id: userId } }
  const { isFollowing } = await (wanted ? call(follow, input) : call(unfollow, input))
  return isFollowing
}

const show = async (client: QueryClient, userId: string, isFollowing: boolean): Promise<void> => {
  const { queryKey } = relationshipOptions(userId)
  // An answer from before the tap must not take it back.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, () => ({ isFollowing, isBlocked: false }))
}

/** `onSettled` hears what holds in the end, for numbers that hang on it. */
export const useToggleFollow = (userId: string, onSettled?: (isFollowing: boolean) => void) => {
  const client = useQueryClient()
  return (isFollowing: boolean, wanted: boolean): void => {
    const queues = queuesOf(client)
    const queue =
      queues.get(userId) ??
      createToggleQueue(isFollowing, {
        isOn: (state) => state,
        wish: (_, wish) => wish,
        send: (wish) => send(userId, wish),
        show: (state, isSettled) => {
          void show(client, userId, state)
          if (!isSettled) return
          queues.delete(userId)
          onSettled?.(state)
        },
        fail: (error) => {
          reportFailure(error, messages.followFailed)
        },
      })
    queues.set(userId, queue)
    queue.want(wanted)
  }
}
