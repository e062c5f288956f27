import { useEffect, useEffectEvent, useRef } from 'react'
import type { SlideMediaEvents } from './slide-media-events.ts'
import * as styles from './slide.module.css'

interface SlideVideoProps extends SlideMediaEvents {
  url: string
  label: string
  isPlaying: boolean
  isMuted: boolean
  loops: boolean
}

const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError'

export const SlideVideo = (props: SlideVideoProps) => {
  const { url, label, isPlaying, isMuted, loops } = props
  const ref = useRef<HTMLVideoElement>(null)
  const refuse = useEffectEvent(() => props.onSoundRefused?.())

  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.muted = isMuted
    if (!isPlaying) {
      video.pause()
      return
    }
    const play = async () => {
      try {
        await video.play()
      } catch (error) {
        if (isRefused(error)) refuse()
      }
    }
    void play()
  }, [isPlaying, isMuted, url])

  return (
    <video
      ref={ref}
      className={styles.media}
      src={url}
      aria-label={label}
      playsInline
      muted
      loop={loops}
      preload="auto"
      disablePictureInPicture
      onCanPlay={props.onReady}
      onPlaying={props.onReady}
      onWaiting={props.onWaiting}
      onError={props.onBroken}
    />
  )
}
