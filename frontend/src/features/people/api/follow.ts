import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { follow, unfollow } from '#shared/api/people.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { call } from '#spa/platform/api-client.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { messages } from '../texts.ts'
import { relationshipOptions } from './relationship.ts'

/** Unfinished toggles by member. They outlive the button, which may be unmounted before the answer arrives. */
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
  // An answer requested before the tap must not overwrite it.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, () => ({ isFollowing, isBlocked: false }))
}

/** A follow that is sent after a block would be refused. */
export const stopFollow = (client: QueryClient, userId: string): Promise<void> =>
  queuesOf(client).get(userId)?.stop() ?? Promise.resolve()

/** `onSettled` receives the final state, for counts that depend on it. */
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
        fail: (error) => reportFailure(error, { description: messages.followFailed }),
      })
    queues.set(userId, queue)
    queue.want(wanted)
  }
}
