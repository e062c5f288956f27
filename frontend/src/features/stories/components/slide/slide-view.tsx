import { ImageOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Slide } from '#shared/api/stories.ts'
import { classNames } from '#ui/class-names.ts'
import { fittingSize, inSlideWidths } from '../../model/slide-size.ts'
import { messages } from '../../texts.ts'
import { FONT_CLASSES, SlideOverlay } from './slide-overlay.tsx'
import * as styles from './slide.module.css'
import { SlideVideo, type SlideMediaEvents } from './slide-video.tsx'

/** What a slide shows; a draft of the composer has it as well. */
export type SlideLook = Pick<
  Slide,
  | 'type'
  | 'content'
  | 'backgroundType'
  | 'backgroundColor'
  | 'gradientColors'
  | 'textColor'
  | 'font'
  | 'fontSize'
  | 'textOverlays'
  | 'mediaUrl'
>

const backgroundOf = ({ backgroundType, backgroundColor, gradientColors }: SlideLook): string =>
  backgroundType === 'gradient'
    ? `linear-gradient(160deg, ${gradientColors[0]}, ${gradientColors[1]})`
    : backgroundColor

/** Room for a text slide and for a caption, at 360 pixels. */
const TEXT_BOX = { width: 304, height: 440 }
/** Long captions take more of the picture before they get too small to read. */
const CAPTION_BOX = { width: 304, height: 256 }

const SlideText = ({ slide }: { slide: SlideLook }) => {
  const { content, font, fontSize, textColor, type } = slide
  if (content === '') return null
  const size = fittingSize(content, fontSize, type === 'text' ? TEXT_BOX : CAPTION_BOX)
  return (
    <p
      dir="auto"
      className={classNames(type === 'text' ? styles.text : styles.caption, FONT_CLASSES[font])}
      style={{ color: textColor, fontSize: inSlideWidths(size) }}
    >
      {content}
    </p>
  )
}

const BrokenSlide = () => (
  <div className={styles.broken}>
    <ImageOff size={40} strokeWidth={1.5} aria-hidden="true" />
    <strong>{messages.slide.broken}</strong>
    <span>{messages.slide.brokenText}</span>
  </div>
)

interface SlideViewProps extends SlideMediaEvents {
  slide: SlideLook
  /** Names the picture or video for screen readers. */
  label: string
  /** Plays the video; pictures and texts do not move. */
  isPlaying?: boolean
  isMuted?: boolean
  /** The video starts again at its end, for previews. */
  loops?: boolean
  /** `SlideOverlay` in place of those of the slide, such as with handles to drag them. */
  children?: ReactNode
}

interface SlideMediaProps extends SlideMediaEvents {
  type: 'image' | 'video'
  url: string
  label: string
  isPlaying: boolean
  isMuted: boolean
  loops: boolean
}

const SlideMedia = ({ type, ...props }: SlideMediaProps) =>
  type === 'video' ? (
    <SlideVideo {...props} />
  ) : (
    <img
      className={styles.media}
      src={props.url}
      alt={props.label}
      draggable={false}
      // What was loaded ahead is drawn in the first frame.
      decoding={props.onReady ? 'sync' : 'async'}
      onLoad={props.onReady}
      onError={props.onBroken}
    />
  )

/**
 * One slide in 9:16, as wide as its parent. Everything in it is sized by its width, so it looks the same in the preview
 * of the composer and on every screen.
 */
export const SlideView = (props: SlideViewProps) => {
  const { slide, label, isPlaying = false, isMuted = true, loops = false, children } = props
  const { type, mediaUrl, textOverlays } = slide
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isBroken = mediaUrl !== null && mediaUrl === brokenUrl
  return (
    <div className={styles.root} style={{ background: backgroundOf(slide) }} data-slide>
      {isBroken && <BrokenSlide />}
      {mediaUrl !== null && type !== 'text' && !isBroken && (
        <SlideMedia
          key={mediaUrl}
          type={type}
          url={mediaUrl}
          label={label}
          isPlaying={isPlaying}
          isMuted={isMuted}
          loops={loops}
          onReady={props.onReady}
          onWaiting={props.onWaiting}
          onSoundRefused={props.onSoundRefused}
          onPlayRefused={props.onPlayRefused}
          onBroken={() => {
            setBrokenUrl(mediaUrl)
            props.onBroken?.()
          }}
        />
      )}
      <SlideText slide={slide} />
      {children ??
        textOverlays.map((overlay) => <SlideOverlay key={overlay.id} overlay={overlay} />)}
    </div>
  )
}
