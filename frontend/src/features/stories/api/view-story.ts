import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { viewStory } from '#shared/api/stories.ts'
import { call } from '#spa/platform/api-client.ts'
import { mayPass } from '#spa/platform/api-error.ts'
import { WAITS, wait } from '#spa/platform/waits.ts'
import { noteSeen } from './seen-stories.ts'

const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) {
      resolve()
      return
    }
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      stop()
      resolve()
    })
  })

const send = async (id: string): Promise<void> => {
  try {
    await call(viewStory, { params: { id } })
  } catch (error) {
    if (!mayPass(error)) return
    await wait(WAITS.storySeenAgain)
    await untilOnline()
    await call(viewStory, { params: { id } }).catch(() => undefined)
  }
}

/** Marks a story as seen once, here at once and on the server; tried again once when there was no connection. */
export const useViewStory = () => {
  const client = useQueryClient()
  return (storyId: string): void => {
    if (noteSeen(client, storyId)) void send(storyId)
  }
}
