import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { composerMessages as texts } from '../../composer-texts.ts'
import { shownSlide, type DraftSlide } from '../../model/story-draft.ts'
import { SlideView } from '../slide/slide-view.tsx'
import { StageFrame } from './stage.tsx'
import * as styles from './composer.module.css'

interface PlaybackProps {
  slides: readonly DraftSlide[]
  urlOf: (fileKey: string) => string | null
  onEnd: () => void
}

/** The story as others see it, once from the first to the last slide. */
export const Playback = ({ slides, urlOf, onEnd }: PlaybackProps) => {
  const [index, setIndex] = useState(0)
  const stop = useRef<HTMLButtonElement>(null)
  const slide = slides[index]
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    stop.current?.focus()
  }, [])

  const seconds = slide?.duration
  useEffect(() => {
    if (seconds === undefined) {
      end()
      return undefined
    }
    const timer = setTimeout(() => setIndex(index + 1), seconds * 1000)
    return () => clearTimeout(timer)
  }, [index, seconds])

  if (!slide) return null
  return (
    <div
      className={styles.playback}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The composer stays open.
        event.preventDefault()
        onEnd()
      }}
    >
      <StageFrame>
        <div className={styles.played}>
          <SlideView
            key={slide.id}
            slide={shownSlide(slide, urlOf)}
            label={slide.media ? texts.mediaLabel[slide.media.kind] : ''}
            isPlaying
            isMuted={false}
          />
        </div>
      </StageFrame>
      <p className={styles.position}>{texts.pages.place(index + 1, slides.length)}</p>
      <Button ref={stop} onClick={onEnd}>
        {texts.stopPreview}
      </Button>
    </div>
  )
}
