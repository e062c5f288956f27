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
const LOOKS = 600

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

/** Focuses the field as soon as it is there, unless the member uses something else meanwhile. */
const focusField = (postId: string): void => {
  const start = document.activeElement
  const isElsewhere = () => ![start, document.body].includes(document.activeElement)
  let looks = 0
  const look = setInterval(() => {
    const field = document.getElementById(`post-${postId}`)?.querySelector('form textarea')
    if (!field && !isElsewhere() && ++looks < LOOKS) return
    clearInterval(look)
    if (field instanceof HTMLElement && !isElsewhere()) field.focus()
  }, LOOK_MS)
}

/** Does once what the address of a push asks for: likes the post, opens its comments, or focuses their field. */
export const actOnLinkedPost = (
  client: QueryClient,
  postId: string,
  setCommentsOpen: (postId: string, isOpen: boolean) => void,
): void => {
  const deviceId = takeValue(PUSH_PARAMETERS.horns)
  if (deviceId !== null) void like(client, postId, deviceId)
  const isReply = takeParameter(PUSH_PARAMETERS.reply)
  if (takeParameter(PUSH_PARAMETERS.comments) || isReply) setCommentsOpen(postId, true)
  if (isReply) focusField(postId)
}
