import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { threadKey } from '#spa/entities/message/message-keys.ts'
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
  const keys = useRef(new Map<string, string>())

  const note = useCallback((messageId: string, view: KnownView) => {
    setViews((known) => ({ ...known, [messageId]: view }))
  }, [])

  const open = useCallback(
    async (messageId: string) => {
      if (isBusy.current) return
      isBusy.current = true
      const key = keys.current.get(messageId) ?? crypto.randomUUID()
      keys.current.set(messageId, key)
      try {
        const photo = await openPhoto(messageId, key)
        note(messageId, photo)
        setOpened(photo)
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === GONE
        note(messageId, isGone ? 'gone' : 'unseen')
        if (!isGone) reportFailure(error, { title: mediaMessages.temporary.openFailed })
      } finally {
        isBusy.current = false
        void client.invalidateQueries({ queryKey: threadKey(otherId) })
      }
    },
    [client, note, otherId],
  )
  /** Without the bytes, the photo can be opened again. */
  const close = useCallback(
    (wasSeen = false) => {
      if (opened && !wasSeen) note(opened.messageId, 'unseen')
      setOpened(undefined)
    },
    [note, opened],
  )
  return { views, opened, open, close }
}
