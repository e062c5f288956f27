import { ChevronLeft, ChevronUp, LockKeyhole, Mic, Pause, Square, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { forgetLocalMedia, keepLocalMedia } from '../../api/media-local.ts'
import { mediaMessages } from '../../media-texts.ts'
import { clockText } from '#ui/text/clock-text.ts'
import type { Recorder, RecorderState } from '../../model/recorder.ts'
import { useThreadMedia } from '../media-frame/thread-media-context.ts'
import { localTrackId } from './thread-player.ts'
import type { Recording } from './use-recording.ts'
import { VoiceTrack } from './voice-track.tsx'
import * as styles from './voice.module.css'

const texts = mediaMessages.voice
const WARN_SECONDS = 15
const PREVIEW_KEY = 'recording'

type Running = Extract<RecorderState, { name: 'recording' | 'paused' }>
type Recorded = Extract<RecorderState, { name: 'recorded' }>

const BARS = 48
const PITCH = 5
const BAR = 3
const HEIGHT = 32
const MIN_HEIGHT = 3

/** The last levels (0 to 1) of a recording, the newest at the right. */
const LevelMeter = ({ levels }: { levels: readonly number[] }) => (
  <svg
    className={styles.level}
    viewBox={`0 0 ${String(BARS * PITCH)} ${String(HEIGHT)}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {levels.map((level, index) => {
      const height = Math.max(MIN_HEIGHT, Math.min(1, level * 1.5) * HEIGHT)
      return (
        <rect
          key={index}
          x={(BARS - levels.length + index) * PITCH}
          y={(HEIGHT - height) / 2}
          width={BAR}
          height={height}
        />
      )
    })}
  </svg>
)

const RunningState = ({ state }: { state: Running }) => {
  const left = LIMITS.voiceSeconds - state.seconds
  return (
    <>
      <div className={styles.recorderState}>
        <span className={styles.dot} data-paused={state.name === 'paused'} aria-hidden="true" />
        <span className={styles.recorderTime} role="timer" aria-label={texts.recorder}>
          {clockText(state.seconds)}
        </span>
        <LevelMeter levels={state.levels} />
      </div>
      {state.name === 'paused' && state.isSilent && (
        <p className={styles.notice} role="alert">
          {texts.silent}
        </p>
      )}
      {left <= WARN_SECONDS && <p className={styles.notice}>{texts.limitHint(left)}</p>}
    </>
  )
}

const RunningButtons = ({ recorder, state }: { recorder: Recorder; state: Running }) => (
  <div className={styles.recorderButtons}>
    {state.name === 'recording' ? (
      <IconButton label={texts.pause} onClick={recorder.pause}>
        <Pause aria-hidden="true" />
      </IconButton>
    ) : (
      <IconButton label={texts.resume} onClick={recorder.resume}>
        <Mic aria-hidden="true" />
      </IconButton>
    )}
    <IconButton label={texts.stop} onClick={() => void recorder.finish()}>
      <Square size={18} fill="currentColor" aria-hidden="true" />
    </IconButton>
  </div>
)

/** The recording as a track that plays before it is sent. */
const Preview = ({ draft, hasReachedLimit, isCut }: Recorded) => {
  const { player } = useThreadMedia()
  useEffect(() => {
    keepLocalMedia(PREVIEW_KEY, draft.blob)
    return () => {
      player.stop()
      forgetLocalMedia(PREVIEW_KEY)
    }
  }, [draft, player])
  return (
    <>
      <VoiceTrack
        player={player}
        track={{ id: localTrackId(PREVIEW_KEY), seconds: draft.seconds }}
        waveform={draft.waveform}
        label={texts.preview}
      />
      {isCut && (
        <p className={styles.notice} role="alert">
          {texts.cut}
        </p>
      )}
      {hasReachedLimit && <p className={styles.notice}>{texts.limit}</p>}
    </>
  )
}

const announcement = (state: RecorderState): string => {
  if (state.name === 'asking') return texts.asking
  if (state.name === 'recording') return texts.recording
  if (state.name === 'paused') return texts.paused
  if (state.name === 'idle') return ''
  const { hasReachedLimit, draft } = state
  return `${texts.recorded}: ${clockText(draft.seconds)}. ${hasReachedLimit ? texts.limit : ''}`
}

/** What a finger on the button can do; keys and mouse have the buttons. */
const SlideHint = ({ slide }: { slide: number }) => (
  <span className={styles.hints} aria-hidden="true">
    <span className={styles.dropHint} style={{ translate: `${String(-slide)}px` }}>
      <ChevronLeft size={18} /> {texts.dropHint}
    </span>
    <span className={styles.lockHint}>
      <LockKeyhole size={18} />
      <ChevronUp size={18} />
    </span>
  </span>
)

/** Stands in for the text of the composer: the recording, and how to pause, end, hear or drop it. */
export const RecorderPanel = ({ recording }: { recording: Recording }) => {
  const { recorder, state, hold, drop } = recording
  const isRunning = state.name === 'recording' || state.name === 'paused'
  const { slide } = hold
  const isHeld = slide !== undefined
  return (
    <div className={styles.recorder} role="group" aria-label={texts.recorder}>
      {!isHeld && (
        <IconButton label={texts.cancel} onClick={drop}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {isRunning && <RunningState state={state} />}
      {state.name === 'asking' && <span className={styles.recorderState}>{texts.asking}</span>}
      {state.name === 'recorded' && <Preview {...state} />}
      {isHeld && <SlideHint slide={slide} />}
      {isRunning && !isHeld && <RunningButtons recorder={recorder} state={state} />}
      <span className="visually-hidden" role="status">
        {announcement(state)}
      </span>
    </div>
  )
}
