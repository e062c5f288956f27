import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { likeComment, likePost, type LikeState } from '#shared/api/likes.ts'
import { call, callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { reasonOf, reportFailure, showFailure } from '#spa/platform/failure-toast.ts'
import { loseSession } from '#spa/platform/session.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'

type LikeTarget = 'post' | 'comment'
type Send = (id: string, liked: boolean) => Promise<LikeState>

const contracts = { post: likePost, comment: likeComment } as const

/** On the phone a lost session shows a toast instead of an alert (docs/product/sessions.md#lost-sessions). */
const senderFor = (target: LikeTarget, isPhone: boolean): Send => {
  const send = isPhone ? callOutsideSession : call
  return (id, liked) => send(contracts[target], { params: { id }, body: { liked } })
}

const report = (error: unknown, isPhone: boolean): void => {
  if (isPhone && isUnauthenticated(error)) {
    loseSession()
    showFailure(messages.errorTitle, messages.post.likeFailed(messages.post.signInAgain))
    return
  }
  reportFailure(error, { description: messages.post.likeFailed(reasonOf(error)) })
}

const wish = ({ isLiked, likesCount }: LikeState, wanted: boolean): LikeState => ({
  isLiked: wanted,
  likesCount: Math.max(0, likesCount + Number(wanted) - Number(isLiked)),
})

/** Unfinished toggles by target. They outlive the card, which may scroll out of the virtual list. */
const busyQueues = new WeakMap<QueryClient, Map<string, ToggleQueue>>()

const queuesOf = (client: QueryClient): Map<string, ToggleQueue> => {
  const queues = busyQueues.get(client) ?? new Map<string, ToggleQueue>()
  busyQueues.set(client, queues)
  return queues
}

export const useToggleLike = (target: LikeTarget) => {
  const client = useQueryClient()
  const isPhone = useIsPhone()
  return (shown: LikeState & { readonly id: string }, liked: boolean): void => {
    const { id, isLiked, likesCount } = shown
    const queues = queuesOf(client)
    const send = senderFor(target, isPhone)
    const queue =
      queues.get(id) ??
      createToggleQueue<LikeState>(
        { isLiked, likesCount },
        {
          isOn: (state) => state.isLiked,
          wish,
          send: (wanted) => send(id, wanted),
          show: (value, isSettled) => {
            setOverlay(client, id, { like: { value, at: isSettled ? Date.now() : Infinity } })
            if (isSettled) queues.delete(id)
          },
          fail: (error) => {
            report(error, isPhone)
          },
        },
      )
    queues.set(id, queue)
    queue.want(liked)
  }
}
