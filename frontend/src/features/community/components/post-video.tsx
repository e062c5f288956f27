import { useRef } from 'react'
import { LateMedia } from './late-media.tsx'
import * as styles from './post-media.module.css'
import { useLatePlayback } from './use-late-playback.ts'

interface PostVideoProps {
  url: string
  label: string
  ratio: number
  /** `isUnknown`: the browser plays its sound, but cannot show its picture. */
  onBroken: (isUnknown: boolean) => void
}

export const PostVideo = ({ url, label, ratio, onBroken }: PostVideoProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const { isLate, events } = useLatePlayback()
  return (
    <>
      <video
        ref={video}
        className={styles.frame}
        style={{ aspectRatio: ratio }}
        src={url}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onError={() => onBroken(false)}
        onLoadedMetadata={({ currentTarget }) => {
          if (currentTarget.videoWidth === 0) onBroken(true)
        }}
        {...events}
      />
      {isLate && <LateMedia media={video} />}
    </>
  )
}
