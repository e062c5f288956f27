import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import {
  receiveNotificationRequests,
  type NotificationList as ListName,
} from '#spa/entities/notification/notifications-request.ts'
import { PartFailureNote } from '#spa/platform/part-failure.tsx'
import type { PostJump } from '#spa/entities/post/post-jump.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../features/shell/texts.ts'

const NotificationList = lazyPart(
  async () => (await import('./notification-list.tsx')).NotificationList,
  PartFailureNote,
)

/** Opens the notifications that the bottom bar requests, and leads to their posts (docs/product/notifications.md). */
export const NotificationsHost = () => {
  const [list, setList] = useState<ListName>()
  const navigate = useNavigate()
  useEffect(() => receiveNotificationRequests(setList), [])
  if (list === undefined) return null
  const close = () => setList(undefined)
  const show = (postId: string) => {
    close()
    const state: PostJump = { jumpFrom: list }
    setTimeout(() => {
      void navigate({ pathname: '/', hash: `#post-${postId}` }, { state })
    }, WAITS.notificationJump)
  }
  return (
    <Dialog title={messages.notifications[list]} onClose={close}>
      <Suspense fallback={<Loading />}>
        <NotificationList list={list} onShow={show} onLeave={close} />
      </Suspense>
    </Dialog>
  )
}
