import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LikeState } from '#shared/api/likes.ts'
import { likeStory, type Story } from '#shared/api/stories.ts'
import { call } from '#spa/platform/api-client.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { messages } from '../viewer-texts.ts'
import { changeStory } from './member-stories.ts'

/** Unfinished toggles by story, which outlive the viewer. */
const busy = new Map<string, ToggleQueue>()

const queueFor = (client: QueryClient, { id, userId, isLiked, likesCount }: Story): ToggleQueue =>
  busy.get(id) ??
  createToggleQueue<LikeState>(
    { isLiked, likesCount },
    {
      isOn: (state) => state.isLiked,
      wish: (state, wanted) => ({
        isLiked: wanted,
        likesCount: Math.max(0, state.likesCount + Number(wanted) - Number(state.isLiked)),
      }),
      send: (liked) => call(likeStory, { params: { id }, body: { liked } }),
      show: (state, isSettled) => {
        changeStory(client, userId, id, (story) => ({ ...story, ...state }))
        if (isSettled) busy.delete(id)
      },
      fail: (error) => {
        reportFailure(error, { description: messages.like.failed(reasonOf(error)) })
      },
    },
  )

export const useToggleStoryLike = () => {
  const client = useQueryClient()
  return (story: Story): void => {
    const queue = queueFor(client, story)
    busy.set(story.id, queue)
    queue.want(!story.isLiked)
  }
}
