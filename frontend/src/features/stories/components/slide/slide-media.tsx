import type { SlideMediaEvents } from './slide-media-events.ts'
import { SlideVideo } from './slide-video.tsx'
import * as styles from './slide.module.css'

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
