import { useRef, useState } from 'react'
import { PlayButton, Position } from '#ui/controls/player.tsx'
import { messages } from '../texts.ts'
import { LateMedia } from './late-media.tsx'
import * as styles from './post-media.module.css'
import { useLatePlayback } from './use-late-playback.ts'

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
          onDurationChange={(event) => setDuration(event.currentTarget.duration)}
        />
        <PlayButton
          isPlaying={isPlaying}
          label={isPlaying ? messages.media.pause : messages.media.play}
          onClick={toggle}
        />
        <Position
          label={messages.media.position}
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
