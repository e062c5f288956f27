import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { readThread } from '#shared/api/threads.ts'
import { PUSH_TAGS } from '#shared/domain/push-places.ts'
import { call } from '#spa/platform/api-client.ts'
import { mayPass } from '#spa/platform/api-error.ts'
import { pollsRest } from '#spa/platform/poll.ts'
import { closePushes } from '#spa/platform/push/shown-pushes.ts'
import { UNREAD_KEY } from '#spa/entities/notification/unread.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { isNewer } from '../model/conversation.ts'
import { changeThreadData } from './thread.ts'
import { changeListedThread } from './threads.ts'

const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Tells the server the newest message that the member has seen. Messages that are on the screen of a hidden or
 * unfocused tab count as seen when the member comes back.
 */
export const useReadReceipts = (otherId: string, readUpTo: string | null | undefined) => {
  const client = useQueryClient()
  const state = useRef({ onScreen: null as string | null, sent: null as string | null })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(
    async function again(): Promise<void> {
      const chat = state.current
      const { onScreen, sent } = chat
      if (onScreen === null || !isNewer(onScreen, sent) || !isLooking()) return
      chat.sent = onScreen
      try {
        const body = { upTo: onScreen }
        const { unreadCount } = await call(readThread, { params: { id: otherId }, body })
        changeThreadData(client, otherId, (loaded) => ({ ...loaded, readUpTo: onScreen }))
        changeListedThread(client, otherId, (thread) => ({ ...thread, unreadCount }))
        // Otherwise a hint follows.
        if (!pollsRest()) void client.invalidateQueries({ queryKey: UNREAD_KEY })
        if (unreadCount === 0) void closePushes((tag) => tag === PUSH_TAGS.thread(otherId))
      } catch (error) {
        chat.sent = sent
        if (state.current !== chat || !mayPass(error)) return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void again(), WAITS.messageSeenAgain)
      }
    },
    [client, otherId],
  )

  const plan = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), WAITS.messageSeen)
  }, [send])

  useEffect(() => {
    addEventListener('focus', plan)
    document.addEventListener('visibilitychange', plan)
    return () => {
      // An answer that is still missing belongs to the chat that was left.
      state.current = { onScreen: null, sent: null }
      clearTimeout(timer.current)
      removeEventListener('focus', plan)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [otherId, plan])

  useEffect(() => {
    const { sent } = state.current
    if (typeof readUpTo === 'string' && isNewer(readUpTo, sent)) state.current.sent = readUpTo
  }, [readUpTo])

  /** Call it with each message of the other member that gets on the screen. */
  return useCallback(
    (messageId: string) => {
      const { onScreen, sent } = state.current
      if (!isNewer(messageId, onScreen) || !isNewer(messageId, sent)) return
      state.current.onScreen = messageId
      plan()
    },
    [plan],
  )
}
