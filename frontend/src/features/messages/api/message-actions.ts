import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { deleteMessage, likeMessage } from '#shared/api/messages.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { threadsKey } from '#spa/entities/message/message-keys.ts'
import { sendOrKeep } from '#spa/platform/outbox/keep-unsent.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { messages } from '../texts.ts'
import { setMessageOverlay } from './overlays.ts'

interface Liked {
  readonly isLiked: boolean
}

/** Unfinished toggles by message. They outlive the row, which may scroll out of the virtual list. */
const busyQueues = new WeakMap<QueryClient, Map<string, ToggleQueue>>()

const queuesOf = (client: QueryClient): Map<string, ToggleQueue> => {
  const queues = busyQueues.get(client) ?? new Map<string, ToggleQueue>()
  busyQueues.set(client, queues)
  return queues
}

/** Without a connection, the horns wait in the outbox. */
const sendHorns = async (id: string, liked: boolean): Promise<Liked> => {
  const lane = `like/message/${id}`
  const input = { params: { id }, body: { liked } }
  const draft = { refresh: threadsKey }
  const kept = { id: lane, kind: 'like', lane, label: messages.message.keptHorns, draft } as const
  const delivery = await sendOrKeep(likeMessage, input, kept)
  return delivery.state === 'sent' ? delivery.answer : { isLiked: liked }
}

export const useToggleHorns = () => {
  const client = useQueryClient()
  return ({ id, isLiked }: Liked & { readonly id: string }, wanted: boolean): void => {
    const queues = queuesOf(client)
    const queue =
      queues.get(id) ??
      createToggleQueue<Liked>(
        { isLiked },
        {
          isOn: (state) => state.isLiked,
          wish: (_, liked) => ({ isLiked: liked }),
          send: (liked) => sendHorns(id, liked),
          show: (state, isSettled) => {
            const at = isSettled ? Date.now() : Infinity
            setMessageOverlay(client, id, { isLiked: { value: state.isLiked, at } })
            if (isSettled) queues.delete(id)
          },
          fail: (error) => reportFailure(error),
        },
      )
    queues.set(id, queue)
    queue.want(wanted)
  }
}

export const useDeleteMessage = (messageId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteMessage, { params: { id: messageId } }),
    onSuccess: () => {
      setMessageOverlay(client, messageId, { deletedAt: Date.now() })
      void client.invalidateQueries({ queryKey: threadsKey })
    },
    onError: (error) => reportFailure(error),
  })
}
