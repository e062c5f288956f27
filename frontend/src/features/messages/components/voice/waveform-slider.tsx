import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { mediaMessages } from '../../media-texts.ts'
import { clockText } from '#ui/text/clock-text.ts'
import { barHeights } from '../../model/waveform.ts'
import * as styles from './voice.module.css'

const texts = mediaMessages.voice
const BARS = Math.floor(LIMITS.waveformPeaks * 0.75)
const STEP_SECONDS = 5
const HEIGHT = 32
const MIN_HEIGHT = 3
const BAR = 3
const PITCH = 5

interface WaveformSliderProps {
  seconds: number
  position: number
  waveform: readonly number[] | null
  onSeek: (seconds: number) => void
}

const targetOf = (key: string, position: number, seconds: number): number | undefined => {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: position + STEP_SECONDS,
    ArrowUp: position + STEP_SECONDS,
    ArrowLeft: position - STEP_SECONDS,
    ArrowDown: position - STEP_SECONDS,
    PageUp: position + seconds / 10,
    PageDown: position - seconds / 10,
    Home: 0,
    End: seconds,
  }
  return moves[key]
}

/** The waveform as a slider for the position. */
export const WaveformSlider = (props: WaveformSliderProps) => {
  const { seconds, position, waveform, onSeek } = props
  const slider = useRef<HTMLDivElement>(null)
  const share = seconds > 0 ? position / seconds : 0

  const seekTo = ({ clientX }: PointerEvent) => {
    const box = slider.current?.getBoundingClientRect()
    if (box && box.width > 0)
      onSeek(Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * seconds)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, position, seconds)
    if (target === undefined) return
    event.preventDefault()
    onSeek(Math.min(seconds, Math.max(0, target)))
  }
  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      className={styles.slider}
      aria-label={texts.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={texts.at(clockText(position), clockText(seconds))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
      }}
    >
      <svg
        viewBox={`0 0 ${String(BARS * PITCH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {barHeights(waveform, BARS).map((part, bar) => {
          const height = Math.max(MIN_HEIGHT, part * HEIGHT)
          return (
            <rect
              key={bar}
              x={bar * PITCH}
              y={(HEIGHT - height) / 2}
              width={BAR}
              height={height}
              data-played={(bar + 0.5) / BARS <= share}
            />
          )
        })}
      </svg>
    </div>
  )
}
