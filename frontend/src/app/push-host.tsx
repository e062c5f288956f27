import { useEffect } from 'react'
import { PUSH_TAGS } from '#shared/domain/push-places.ts'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { leavePush, resyncPush } from '../features/push/api/resync.ts'
import { closePushes } from '#spa/platform/push/shown-pushes.ts'
import { wasSessionLeft } from '#spa/platform/session.ts'
import { useUnread } from '#spa/entities/notification/unread.ts'

const { horns, post, follow, thread, concert, band } = PUSH_TAGS

const LIKES = [horns('')]
const ACTIVITIES = [post(''), 'story-', follow(), concert(''), band('')]
const MESSAGES = [thread('')]

const closeAll = (beginnings: readonly string[]) =>
  closePushes((tag) => beginnings.some((beginning) => tag.startsWith(beginning)))

/** Closes what was read on another device: its number is zero. */
const useWithdrawRead = (): void => {
  const { likes, comments, messages } = useUnread() ?? {}
  useEffect(() => {
    if (likes === 0) void closeAll(LIKES)
  }, [likes])
  useEffect(() => {
    if (comments === 0) void closeAll(ACTIVITIES)
  }, [comments])
  useEffect(() => {
    if (messages === 0) void closeAll(MESSAGES)
  }, [messages])
}

/** A member who signs out takes subscription and notifications along. */
const useLeaveOnSignOut = (): void => {
  useEffect(
    () => () => {
      if (!wasSessionLeft()) return
      leavePush().catch(() => undefined)
      void closePushes(() => true)
    },
    [],
  )
}

/** What a device with push does while a member is signed in. A failed resynchronisation waits for the next start. */
export const PushHost = () => {
  const memberId = useCurrentUser().data?.id
  useEffect(() => {
    if (memberId !== undefined) resyncPush(memberId).catch(() => undefined)
  }, [memberId])
  useWithdrawRead()
  useLeaveOnSignOut()
  return null
}
