import { useQuery } from '@tanstack/react-query'
import { ImageOff, LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { Message } from '#shared/api/messages.ts'
import { mediaAddress } from '../../api/media.ts'
import { forgetLocalMedia, localMediaUrl } from '../../api/media-local.ts'
import { mediaMessages } from '../../media-texts.ts'
import { MediaNote } from '../media-frame/media-note.tsx'
import { useThreadMedia } from '../media-frame/thread-media-context.ts'
import * as styles from './media.module.css'

const FALLBACK_RATIO = 4 / 3
const WIDEST = 2.4
const TALLEST = 0.66
const MAX_WIDTH = 440
const MAX_HEIGHT = 440

/** Very wide and very tall photos are cropped; the viewer shows them whole. */
const frameStyle = ({ mediaWidth, mediaHeight }: Message): CSSProperties => {
  const ratio =
    mediaWidth && mediaHeight
      ? Math.min(WIDEST, Math.max(TALLEST, mediaWidth / mediaHeight))
      : FALLBACK_RATIO
  return { aspectRatio: ratio, width: Math.round(Math.min(MAX_WIDTH, MAX_HEIGHT * ratio)) }
}

/** The local file of an own message, otherwise the signed address; a failed address is renewed once. */
const usePhotoUrl = ({ id, clientId }: Message, isNear: boolean) => {
  const [localUrl, setLocalUrl] = useState(() => localMediaUrl(clientId))
  const [failedUrls, setFailed] = useState<readonly string[]>([])
  const { data, error, refetch } = useQuery({
    ...mediaAddress(id),
    enabled: isNear && localUrl === undefined && !id.startsWith('unsent-'),
  })
  const url = localUrl ?? data?.url
  const fail = () => {
    if (url === undefined) return
    if (localUrl !== undefined) {
      if (clientId !== null) forgetLocalMedia(clientId)
      setLocalUrl(undefined)
      return
    }
    setFailed([...failedUrls, url])
    if (failedUrls.length === 0) void refetch()
  }
  const isBroken = error !== null || (url !== undefined && failedUrls.includes(url))
  return { url, isBroken, fail }
}

/** True once the element was near the viewport. */
const useWasNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [wasNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || wasNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, wasNear])
  return wasNear
}

const OpenPhoto = ({ message }: { message: Message }) => {
  const { ownId, otherName, openPhoto } = useThreadMedia()
  const frame = useRef<HTMLDivElement>(null)
  const { url, isBroken, fail } = usePhotoUrl(message, useWasNear(frame))
  const texts = mediaMessages.photo
  const alt = message.senderId === ownId ? texts.ownAlt : texts.alt(otherName)
  if (isBroken) return <MediaNote icon={ImageOff} title={texts.broken} text={texts.brokenText} />
  return (
    <div ref={frame} className={styles.frame} style={frameStyle(message)}>
      {url !== undefined && (
        <button
          type="button"
          className={styles.photo}
          disabled={message.id.startsWith('unsent-')}
          aria-label={texts.enlarge(alt)}
          onClick={() => openPhoto(message.id)}
        >
          <img src={url} alt={alt} decoding="async" draggable={false} onError={fail} />
        </button>
      )}
    </div>
  )
}

/** A photo in the thread; its space is reserved before it loads. */
export const PhotoMessage = ({ message }: { message: Message }) =>
  message.isSealed ? (
    <MediaNote
      icon={LockKeyhole}
      title={mediaMessages.photo.sealed}
      text={mediaMessages.photo.sealedText}
    />
  ) : (
    <OpenPhoto message={message} />
  )
