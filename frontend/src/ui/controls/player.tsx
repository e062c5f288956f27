import { Pause, Play } from 'lucide-react'
import { Spinner } from '../progress/spinner.tsx'
import { clockText } from '../text/clock-text.ts'
import * as styles from './player.module.css'

interface PlayButtonProps {
  isPlaying: boolean
  /** It was started and cannot be heard yet. */
  isLoading?: boolean
  /** What a tap does: play or pause. */
  label: string
  onClick: () => void
}

/** Starts and pauses a sound. */
export const PlayButton = ({ isPlaying, isLoading = false, label, onClick }: PlayButtonProps) => {
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-busy={isLoading}
      onClick={onClick}
    >
      {isLoading ? (
        <Spinner size={20} />
      ) : (
        <Icon size={22} fill="currentColor" aria-hidden="true" />
      )}
    </button>
  )
}

interface PositionProps {
  label: string
  /** Seconds, like the duration; it is not finite before the sound is known. */
  position: number
  duration: number
  onMove: (position: number) => void
}

/** Where a sound is, and how long it is. */
export const Position = ({ label, position, duration, onMove }: PositionProps) => {
  const end = Number.isFinite(duration) ? duration : 0
  const times = `${clockText(position)} / ${clockText(end)}`
  const played = `${String(end > 0 ? (position / end) * 100 : 0)}%`
  return (
    <>
      <input
        type="range"
        className={styles.position}
        style={{ ['--played' as string]: played }}
        aria-label={label}
        aria-valuetext={times}
        min={0}
        max={end}
        step={0.1}
        value={position}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {times}
      </span>
    </>
  )
}
