import { useEffect, useEffectEvent, useRef } from 'react'
import * as styles from './slide.module.css'

export interface SlideMediaEvents {
  /** The picture is on the screen, or the video can play (again). */
  onReady?: (() => void) | undefined
  /** The video stopped because data is missing. */
  onWaiting?: (() => void) | undefined
  onBroken?: (() => void) | undefined
  /** The browser plays this video only without sound. */
  onSoundRefused?: (() => void) | undefined
  /** The browser does not play this video without a tap, not even silently. */
  onPlayRefused?: (() => void) | undefined
}

interface SlideVideoProps extends SlideMediaEvents {
  url: string
  label: string
  isPlaying: boolean
  isMuted: boolean
  loops: boolean
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '')

export const SlideVideo = (props: SlideVideoProps) => {
  const { url, label, isPlaying, isMuted, loops } = props
  const ref = useRef<HTMLVideoElement>(null)
  const refuse = useEffectEvent((error: unknown) => {
    const name = nameOf(error)
    if (name === 'NotSupportedError') props.onBroken?.()
    if (name !== 'NotAllowedError') return
    if (isMuted) props.onPlayRefused?.()
    else props.onSoundRefused?.()
  })

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
        refuse(error)
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
      onLoadedMetadata={({ currentTarget }) => {
        // The sound of a video whose picture the browser does not know plays without any picture.
        if (currentTarget.videoWidth === 0) props.onBroken?.()
      }}
      onCanPlay={props.onReady}
      onPlaying={props.onReady}
      onWaiting={props.onWaiting}
      onError={props.onBroken}
    />
  )
}
