import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { threadKey } from '#spa/platform/message-keys.ts'
import { openPhoto, type OpenedPhoto } from '../../api/temporary-photo.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { KnownView } from '../media-frame/thread-media-context.ts'

const GONE = 410

/** Opens the temporary photos of a thread, one at a time. The list may unmount their messages meanwhile. */
export const useTemporaryPhotos = (otherId: string) => {
  const client = useQueryClient()
  const [views, setViews] = useState<Readonly<Partial<Record<string, KnownView>>>>({})
  const [opened, setOpened] = useState<OpenedPhoto>()
  const isBusy = useRef(false)

  const open = useCallback(
    async (messageId: string) => {
      if (isBusy.current) return
      isBusy.current = true
      const note = (view: KnownView) => {
        setViews((known) => ({ ...known, [messageId]: view }))
      }
      try {
        const photo = await openPhoto(messageId)
        note(photo)
        setOpened(photo)
      } catch (error) {
        if (error instanceof ApiError && error.status === GONE) note('gone')
        else reportFailure(error, { title: mediaMessages.temporary.openFailed })
      } finally {
        isBusy.current = false
        void client.invalidateQueries({ queryKey: threadKey(otherId) })
      }
    },
    [client, otherId],
  )
  const close = useCallback(() => {
    setOpened(undefined)
  }, [])
  return { views, opened, open, close }
}
