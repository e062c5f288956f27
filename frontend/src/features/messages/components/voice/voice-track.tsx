import { useSyncExternalStore } from 'react'
import { store } from '#spa/platform/storage.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { PlayButton } from '#ui/controls/player.tsx'
import { mediaMessages } from '../../media-texts.ts'
import { clockText } from '#ui/text/clock-text.ts'
import {
  VOICE_RATES,
  type Track,
  type TrackState,
  type VoicePlayer,
} from '../../model/voice-player.ts'
import { RATE_KEY } from './thread-player.ts'
import { WaveformSlider } from './waveform-slider.tsx'
import * as styles from './voice.module.css'

const texts = mediaMessages.voice

/** A sound that has not begun by then is said to be slow. */
const SLOW_MS = 2000

const rateText = (rate: number): string => String(rate).replace('.', ',')

const RateButton = ({ player }: { player: VoicePlayer }) => {
  const rate = useSyncExternalStore(player.subscribe, player.currentRate)
  return (
    <button
      type="button"
      className={styles.rate}
      aria-label={texts.rate(rateText(rate))}
      onClick={() => {
        const next = VOICE_RATES[(VOICE_RATES.indexOf(rate) + 1) % VOICE_RATES.length] ?? 1
        player.setRate(next)
        store(RATE_KEY, String(next))
      }}
    >
      {rateText(rate)}×
    </button>
  )
}

/** What is wrong with the sound, else its time. */
const Foot = ({ status, seconds }: { status: TrackState['status']; seconds: number }) => {
  const isLoading = status === 'loading'
  const isSlow = useSettled(isLoading, SLOW_MS) && isLoading
  if (status === 'broken' || isSlow)
    return (
      <span className={styles.broken} role="alert">
        {isSlow ? texts.slow : texts.broken}
      </span>
    )
  return (
    <span className={styles.time} aria-hidden="true">
      {clockText(seconds)}
    </span>
  )
}

interface VoiceTrackProps {
  player: VoicePlayer
  track: Track
  waveform: readonly number[] | null
  label: string
}

/** Plays one voice message: seek by tap, drag or keyboard; the tempo is the same for all. */
export const VoiceTrack = ({ player, track, waveform, label }: VoiceTrackProps) => {
  const { status, position } = useSyncExternalStore(player.subscribe, () =>
    player.stateOf(track.id),
  )
  const isRunning = status === 'playing' || status === 'loading'
  const shown = status === 'idle' && position === 0 ? track.seconds : position
  return (
    <div className={styles.track} role="group" aria-label={label}>
      <PlayButton
        isPlaying={status === 'playing'}
        isLoading={status === 'loading'}
        label={isRunning ? texts.pausePlayback : texts.play}
        onClick={() => player.toggle(track.id)}
      />
      <WaveformSlider
        seconds={track.seconds}
        position={position}
        waveform={waveform}
        onSeek={(to) => player.seek(track, to)}
      />
      <span className={styles.foot}>
        <Foot status={status} seconds={shown} />
        <RateButton player={player} />
      </span>
    </div>
  )
}
