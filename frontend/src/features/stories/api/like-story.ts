import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LikeState } from '#shared/api/likes.ts'
import { likeStory, type Story } from '#shared/api/stories.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { sendOrKeep } from '#spa/platform/outbox/keep-unsent.ts'
import { createToggleQueue, type ToggleQueue } from '#spa/platform/toggle-queue.ts'
import { messages } from '../viewer-texts.ts'
import { changeStory } from './member-stories.ts'

/** Unfinished toggles by story, which outlive the viewer. */
const busy = new Map<string, ToggleQueue>()

const wish = ({ isLiked, likesCount }: LikeState, wanted: boolean): LikeState => ({
  isLiked: wanted,
  likesCount: Math.max(0, likesCount + Number(wanted) - Number(isLiked)),
})

/** Without a connection, the horns wait in the outbox. */
const sendLike = async (id: string, wanted: LikeState): Promise<LikeState> => {
  const lane = `like/story/${id}`
  const input = { params: { id }, body: { liked: wanted.isLiked } }
  const draft = { refresh: ['stories'] }
  const kept = { id: lane, kind: 'like', lane, label: messages.like.kept, draft } as const
  const delivery = await sendOrKeep(likeStory, input, kept)
  return delivery.state === 'sent' ? delivery.answer : wanted
}

const queueFor = (client: QueryClient, { id, userId, isLiked, likesCount }: Story): ToggleQueue =>
  busy.get(id) ??
  createToggleQueue<LikeState>(
    { isLiked, likesCount },
    {
      isOn: (state) => state.isLiked,
      wish,
      send: (liked) => sendLike(id, wish({ isLiked, likesCount }, liked)),
      show: (state, isSettled) => {
        changeStory(client, userId, id, (story) => ({ ...story, ...state }))
        if (isSettled) busy.delete(id)
      },
      fail: (error) => reportFailure(error, { description: messages.like.failed(reasonOf(error)) }),
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
