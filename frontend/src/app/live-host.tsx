import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadMessages } from '#shared/api/unread-messages.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { runLive } from '#spa/platform/live/live-client.ts'
import { requestLiveUrl } from '#spa/platform/live/request-url.ts'
import { setTitleCount } from '#spa/platform/page-title.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { UNREAD_MESSAGES_KEY } from '#spa/platform/unread-messages.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'

const UNREAD_HINTS = ['threads'] as const

/** Where the browser has one: on the icon of the installed app. It may be refused. */
const setAppBadge = (count: number): void => {
  if (!('setAppBadge' in navigator)) return
  const isSet = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  isSet.catch(() => undefined)
}

const useUnreadMessages = (): number => {
  const { data, refetch } = useQuery({
    queryKey: UNREAD_MESSAGES_KEY,
    queryFn: ({ signal }) => nullWhenRefused(call(unreadMessages, { signal })),
    refetchOnMount: 'always',
  })
  usePoll(POLLS.unreadMessages, () => refetch(), {
    restingMs: RESTING.unreadMessages,
    hints: UNREAD_HINTS,
    inBackground: true,
  })
  return data ?? 0
}

/** While it is rendered, the live channel is open, and title and app icon show the unread messages. */
export const LiveHost = () => {
  const unread = useUnreadMessages()
  useEffect(() => runLive(requestLiveUrl), [])
  useEffect(() => {
    setTitleCount(unread)
    setAppBadge(unread)
  }, [unread])
  useEffect(
    () => () => {
      setTitleCount(0)
      setAppBadge(0)
    },
    [],
  )
  return null
}
