import { SlideVideo } from './slide-video.tsx'
import * as styles from './slide.module.css'

export interface SlideMediaEvents {
  /** The picture is on the screen, or the video can play (again). */
  onReady?: (() => void) | undefined
  /** The video stopped because data is missing. */
  onWaiting?: (() => void) | undefined
  onBroken?: (() => void) | undefined
  /** The browser plays this video only without sound. */
  onSoundRefused?: (() => void) | undefined
}

interface SlideMediaProps extends SlideMediaEvents {
  type: 'image' | 'video'
  url: string
  label: string
  isPlaying: boolean
  isMuted: boolean
  loops: boolean
}

export const SlideMedia = ({ type, ...props }: SlideMediaProps) =>
  type === 'video' ? (
    <SlideVideo {...props} />
  ) : (
    <img
      className={styles.media}
      src={props.url}
      alt={props.label}
      draggable={false}
      decoding="async"
      onLoad={props.onReady}
      onError={props.onBroken}
    />
  )
