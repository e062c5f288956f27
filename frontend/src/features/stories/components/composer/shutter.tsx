import { STORY } from '#shared/domain/stories.ts'
import { composerMessages } from '../../composer-texts.ts'
import type { CameraPurpose, CameraState } from '../../model/camera.ts'
import * as styles from './camera.module.css'

const texts = composerMessages.camera

interface ShutterProps {
  state: CameraState
  purpose: CameraPurpose
  /** The camera shows no picture yet. */
  disabled: boolean
  onPhoto: () => void
  onRecord: () => void
  onStop: () => void
}

/** Takes a photo, or starts and stops a recording; a ring fills over its 15 seconds. */
export const Shutter = (props: ShutterProps) => {
  const { state, purpose, disabled, onPhoto, onRecord, onStop } = props
  const isRecording = state.name === 'recording'
  const isVideo = purpose === 'video'
  const label = isRecording ? texts.stop : isVideo ? texts.record : texts.take
  const act = isRecording ? onStop : isVideo ? onRecord : onPhoto
  const share = isRecording ? state.seconds / STORY.duration.max : 0
  return (
    <div className={styles.shutterBox}>
      <button
        type="button"
        className={styles.shutter}
        data-look={isRecording ? 'stop' : purpose}
        aria-label={label}
        disabled={disabled || state.name === 'saving'}
        onClick={act}
      >
        <svg viewBox="0 0 72 72" aria-hidden="true">
          <circle cx="36" cy="36" r="33" pathLength="1" strokeDasharray={`${String(share)} 2`} />
        </svg>
        <span />
      </button>
      <span className={styles.seconds}>{isRecording && texts.seconds(state.seconds)}</span>
    </div>
  )
}
