import { Pause, Play } from 'lucide-react'
import { useRef, useState, type CSSProperties } from 'react'
import { messages } from '../texts.ts'
import { LateMedia } from './late-media.tsx'
import * as styles from './post-media.module.css'
import { useLatePlayback } from './use-late-playback.ts'

const clock = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`
}

const playedStyle = (position: number, duration: number): CSSProperties => ({
  ['--played' as string]: `${String(duration > 0 ? (position / duration) * 100 : 0)}%`,
})

interface PositionProps {
  position: number
  duration: number
  onMove: (position: number) => void
}

const Position = ({ position, duration, onMove }: PositionProps) => (
  <>
    <input
      type="range"
      className={styles.audioPosition}
      aria-label={messages.media.position}
      aria-valuetext={`${clock(position)} / ${clock(duration)}`}
      min={0}
      max={Number.isFinite(duration) ? duration : 0}
      step={0.1}
      value={position}
      style={playedStyle(position, duration)}
      onChange={(event) => {
        onMove(event.currentTarget.valueAsNumber)
      }}
    />
    <span className={styles.audioTime} aria-hidden="true">
      {clock(position)} / {clock(duration)}
    </span>
  </>
)

interface AudioPlayerProps {
  url: string
  label: string
  onBroken: () => void
}

export const AudioPlayer = ({ url, label, onBroken }: AudioPlayerProps) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const [duration, setDuration] = useState(0)
  const { isLate, events } = useLatePlayback()

  const toggle = () => {
    if (isPlaying) audio.current?.pause()
    else
      audio.current?.play().catch((error: unknown) => {
        // A pause while it loads, or a refusal of the browser, breaks nothing.
        if (error instanceof DOMException && error.name === 'NotSupportedError') onBroken()
      })
  }

  return (
    <>
      <div className={styles.audioPlayer} role="group" aria-label={label}>
        <audio
          ref={audio}
          src={url}
          preload="metadata"
          onError={onBroken}
          onPlay={() => {
            events.onPlay()
            setPlaying(true)
          }}
          onPlaying={events.onPlaying}
          onWaiting={events.onWaiting}
          onPause={() => {
            events.onPause()
            setPlaying(false)
          }}
          onTimeUpdate={(event) => {
            events.onTimeUpdate()
            setPosition(event.currentTarget.currentTime)
          }}
          onDurationChange={(event) => {
            setDuration(event.currentTarget.duration)
          }}
        />
        <button
          type="button"
          className={styles.audioToggle}
          aria-label={isPlaying ? messages.media.pause : messages.media.play}
          onClick={toggle}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <Position
          position={position}
          duration={duration}
          onMove={(moved) => {
            if (audio.current) audio.current.currentTime = moved
          }}
        />
      </div>
      {isLate && <LateMedia media={audio} />}
    </>
  )
}
