import { Suspense, useEffect, useRef, useState } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import { BrokenMedia, KeptMedia, UnknownVideo } from './broken-media.tsx'
import * as styles from './post-media.module.css'
import { PostVideo } from './post-video.tsx'

const AudioPlayer = lazyPart(async () => (await import('./audio-player.tsx')).AudioPlayer)

const Lightbox = lazyPart(async () => (await import('./lightbox.tsx')).Lightbox, DialogFailure)

const PREVIEW_WIDTH = 720
const FALLBACK_RATIO = 4 / 3

/** Crops very tall pictures to 4:5 in the feed; the lightbox shows them whole. */
const frameRatio = ({ mediaWidth, mediaHeight }: Post): number =>
  mediaWidth && mediaHeight
    ? Math.min(3, Math.max(4 / 5, mediaWidth / mediaHeight))
    : FALLBACK_RATIO

const videoRatio = (post: Post): number =>
  post.mediaWidth && post.mediaHeight ? frameRatio(post) : 16 / 9

const sourceSet = ({ mediaUrl, mediaPreviewUrl, mediaWidth }: Post): string | undefined =>
  mediaUrl && mediaPreviewUrl && mediaWidth
    ? `${mediaPreviewUrl} ${String(PREVIEW_WIDTH)}w, ${mediaUrl} ${String(mediaWidth)}w`
    : undefined

interface MediaProps {
  post: Post
  url: string
  onBroken: () => void
}

const Picture = ({ post, url, onBroken }: MediaProps) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    return () => button?.focus({ preventScroll: true })
  }, [isOpen])

  const alt = post.mediaAlt ?? post.title ?? messages.media.picture(post.displayName)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classNames(styles.frame, styles.zoomable)}
        style={{ aspectRatio: frameRatio(post) }}
        aria-label={`${messages.media.enlarge}: ${alt}`}
        onClick={() => setOpen(true)}
      >
        <img
          src={url}
          srcSet={sourceSet(post)}
          sizes="(width < 768px) calc(100vw - 40px), 616px"
          alt={alt}
          decoding="async"
          onError={onBroken}
        />
      </button>
      {isOpen && (
        <Suspense>
          <Lightbox url={url} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export const PostMedia = ({ post }: { post: Post }) => {
  const [broken, setBroken] = useState<{ url: string; isUnknown?: boolean }>()
  const url = post.mediaUrl
  if (!url) return post.mediaType ? <KeptMedia /> : null
  if (url === broken?.url) return broken.isUnknown ? <UnknownVideo url={url} /> : <BrokenMedia />
  const shared = {
    post,
    url,
    onBroken: () => setBroken({ url }),
  }
  if (post.mediaType === 'video')
    return (
      <PostVideo
        url={url}
        label={post.mediaAlt ?? messages.media.video(post.displayName)}
        ratio={videoRatio(post)}
        onBroken={(isUnknown) => setBroken({ url, isUnknown })}
      />
    )
  if (post.mediaType === 'audio')
    return (
      <Suspense fallback={<div className={styles.audioPlayer} />}>
        <AudioPlayer
          url={url}
          label={messages.media.audio(post.displayName)}
          onBroken={shared.onBroken}
        />
      </Suspense>
    )
  return <Picture {...shared} />
}
