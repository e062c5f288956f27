import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Message } from '#shared/api/messages.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { createThreadPlayer } from '../voice/thread-player.ts'
import { TemporaryViewer } from './temporary-photo.tsx'
import { ThreadMediaContext, type ThreadMediaValue } from '../media-frame/thread-media-context.ts'
import { useTemporaryPhotos } from './use-temporary-photos.ts'

const PhotoViewer = lazyPart(
  async () => (await import('./photo-viewer.tsx')).PhotoViewer,
  DialogFailure,
)

const isOpenMedia = ({ status, isSealed, id }: Message): boolean =>
  status !== 'deleted' && status !== 'removed' && !isSealed && !id.startsWith('unsent-')

const usePlayer = (messages: readonly Message[]) => {
  const client = useQueryClient()
  const [player] = useState(() => createThreadPlayer(client))
  useEffect(() => {
    player.setQueue(
      messages
        .filter((message) => message.mediaType === 'audio' && isOpenMedia(message))
        .map(({ id, audioDuration }) => ({ id, seconds: audioDuration ?? 0 })),
    )
  }, [player, messages])
  useEffect(() => () => player.stop(), [player])
  return player
}

interface ThreadMediaProps {
  /** Oldest first. */
  messages: readonly Message[]
  ownId: string
  otherName: string
  otherId: string
  children: ReactNode
}

/** The viewers of photos and the player of voice messages, which the messages of a thread share. */
export const ThreadMedia = (props: ThreadMediaProps) => {
  const { messages, ownId, otherId, otherName, children } = props
  const player = usePlayer(messages)
  const [openId, setOpenId] = useState<string>()
  const { views, opened, open, close } = useTemporaryPhotos(otherId)
  const value = useMemo(
    (): ThreadMediaValue => ({
      player,
      ownId,
      otherName,
      views,
      openPhoto: setOpenId,
      openTemporary: (id) => void open(id),
    }),
    [player, ownId, otherName, views, open],
  )
  const photos = messages.filter(
    (message) => message.mediaType === 'image' && !message.isTemporary && isOpenMedia(message),
  )
  return (
    <ThreadMediaContext value={value}>
      {children}
      <Suspense>
        {openId !== undefined && (
          <PhotoViewer photos={photos} openId={openId} onClose={() => setOpenId(undefined)} />
        )}
        {opened && <TemporaryViewer key={opened.messageId} photo={opened} onClose={close} />}
      </Suspense>
    </ThreadMediaContext>
  )
}
