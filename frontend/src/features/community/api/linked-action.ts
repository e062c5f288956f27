import type { QueryClient } from '@tanstack/react-query'
import { likePost } from '#shared/api/likes.ts'
import { PUSH_PARAMETERS } from '#shared/domain/push-places.ts'
import { call } from '#spa/platform/api-client.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { takeParameter, takeValue } from '#spa/platform/page-parameter.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'

/** How often the field of the comments is looked for while they load, and for how long. */
const LOOK_MS = 50
const LOOKS = 100

/** Likes the post when the address comes from a push to this browser: a link of another person gives no horns. */
const like = async (client: QueryClient, id: string, deviceId: string): Promise<void> => {
  try {
    const { isOwnDevice } = await loadChunk(() => import('#spa/platform/push/own-device.ts'))
    if (!(await isOwnDevice(deviceId))) return
    const value = await call(likePost, { params: { id }, body: { liked: true } })
    setOverlay(client, id, { like: { value, at: Date.now() } })
  } catch (error) {
    reportFailure(error, { description: messages.post.likeFailed(reasonOf(error)) })
  }
}

const focusField = (postId: string): void => {
  let looks = 0
  const look = setInterval(() => {
    const field = document.getElementById(`post-${postId}`)?.querySelector('form textarea')
    if (!field && ++looks < LOOKS) return
    clearInterval(look)
    if (field instanceof HTMLElement) field.focus()
  }, LOOK_MS)
}

interface Comments {
  readonly openComments: ReadonlySet<string>
  readonly toggleComments: (postId: string) => void
}

/** Does once what the address of a push asks for: likes the post, opens its comments, or focuses their field. */
export const actOnLinkedPost = (client: QueryClient, postId: string, comments: Comments): void => {
  const deviceId = takeValue(PUSH_PARAMETERS.horns)
  if (deviceId !== null) void like(client, postId, deviceId)
  const isReply = takeParameter(PUSH_PARAMETERS.reply)
  const opensComments = takeParameter(PUSH_PARAMETERS.comments) || isReply
  if (opensComments && !comments.openComments.has(postId)) comments.toggleComments(postId)
  if (isReply) focusField(postId)
}
