import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { likeComment, likePost, type LikeState } from '#shared/api/likes.ts'
import { call, callOutsideSession } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { reasonOf, reportFailure, showFailure } from '#spa/platform/failure-toast.ts'
import { sendOrKeep } from '#spa/platform/outbox/keep-unsent.ts'
import { loseSession } from '#spa/platform/session.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'

type LikeTarget = 'post' | 'comment'
/** `isKept`: it waits for the connection, and the state is what the member wants. */
type SentState = LikeState & { readonly isKept?: true }
type Send = (shown: LikeState & { readonly id: string }, liked: boolean) => Promise<SentState>

const contracts = { post: likePost, comment: likeComment } as const

const wish = ({ isLiked, likesCount }: LikeState, wanted: boolean): LikeState => ({
  isLiked: wanted,
  likesCount: Math.max(0, likesCount + Number(wanted) - Number(isLiked)),
})

/** On the phone a lost session shows a toast instead of an alert (docs/product/sessions.md#lost-sessions). */
const senderFor = (target: LikeTarget, isPhone: boolean): Send => {
  const via = isPhone ? callOutsideSession : call
  return async ({ id, ...state }, liked) => {
    const value = wish(state, liked)
    const lane = `like/${target}/${id}`
    const delivery = await sendOrKeep(
      contracts[target],
      { params: { id }, body: { liked } },
      { id: lane, kind: 'like', lane, label: messages.post.keptLike[target], draft: { id, value } },
      via,
    )
    if (delivery.state === 'sent') return delivery.answer
    return delivery.state === 'kept' ? { ...value, isKept: true } : value
  }
}

const report = (error: unknown, isPhone: boolean): void => {
  if (isPhone && isUnauthenticated(error)) {
    loseSession()
    showFailure(messages.errorTitle, messages.post.likeFailed(messages.post.signInAgain))
    return
  }
  reportFailure(error, { description: messages.post.likeFailed(reasonOf(error)) })
}

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
      createToggleQueue<SentState>(
        { isLiked, likesCount },
        {
          isOn: (state) => state.isLiked,
          wish,
          send: (wanted) => send({ id, isLiked, likesCount }, wanted),
          show: (value, isSettled) => {
            const at = isSettled && !value.isKept ? Date.now() : Infinity
            setOverlay(client, id, { like: { value, at } })
            if (isSettled) queues.delete(id)
          },
          fail: (error) => report(error, isPhone),
        },
      )
    queues.set(id, queue)
    queue.want(liked)
  }
}
