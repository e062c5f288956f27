import { RefreshCw, SwitchCamera, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { takePhoto } from '../../api/camera-device.ts'
import { photoFile, recordingFile, type StoryFile } from '../../api/story-media.ts'
import { composerMessages } from '../../composer-texts.ts'
import { Shutter } from './shutter.tsx'
import { useCamera, type CameraControl } from './use-camera.ts'
import * as styles from './camera.module.css'

const texts = composerMessages.camera

const CameraOff = ({ control }: { control: CameraControl }) => {
  const { state, open } = control
  if (state.name !== 'off') return null
  const failure = state.failure && texts.failures[state.failure]
  return (
    <div className={styles.off} role="alert">
      <strong>{failure ? failure.title : texts.hidden}</strong>
      {failure && <p>{failure.text}</p>}
      <Button variant="primary" onClick={open}>
        <RefreshCw size={20} aria-hidden="true" />
        {failure ? texts.retry : texts.open}
      </Button>
    </div>
  )
}

interface PictureProps {
  control: CameraControl
  onReady: (video: HTMLVideoElement | undefined) => void
}

/** What the camera sees; a mirror when it looks at the member, unlike the picture that is taken. */
const Picture = ({ control: { state, facing }, onReady }: PictureProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const stream = 'camera' in state ? state.camera.stream : null
  useEffect(() => {
    onReady(undefined)
    if (video.current) video.current.srcObject = stream
  }, [stream, onReady])
  if (!stream) return null
  return (
    <video
      ref={video}
      className={styles.picture}
      data-mirrored={facing === 'user'}
      aria-label={texts.label}
      autoPlay
      muted
      playsInline
      onLoadedData={(event) => onReady(event.currentTarget)}
    />
  )
}

const MODES = ['photo', 'video'] as const

const switchLabel = ({ facing }: CameraControl): string => {
  if (facing === null) return texts.toOther
  return facing === 'user' ? texts.toEnvironment : texts.toUser
}

/** What the camera is for, and which one; fixed while it records. */
const Choices = ({ control }: { control: CameraControl }) => {
  const { state, purpose, setPurpose, switchFacing } = control
  const name = useId()
  if (!('camera' in state)) return null
  return (
    <div className={styles.choices} inert={state.name !== 'live'}>
      <ChoiceGroup
        label={texts.mode}
        type="radio"
        name={name}
        choices={MODES.map((value) => ({ value, label: texts[value] }))}
        chosen={[purpose]}
        onChange={(value) => {
          setPurpose(value === 'video' ? 'video' : 'photo')
        }}
      />
      {state.camera.hasOthers && (
        <IconButton variant="secondary" label={switchLabel(control)} onClick={switchFacing}>
          <SwitchCamera aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

/** What screen readers learn about the camera, and what is missing. */
const Note = ({ state, purpose }: CameraControl) => {
  const isSilent = purpose === 'video' && state.name === 'live' && !state.camera.hasSound
  const failure = state.name === 'live' ? state.failure : undefined
  return (
    <p className={styles.note} role="status">
      {state.name === 'recording' && texts.recording}
      {state.name === 'saving' && texts.saving}
      {failure ? texts.failures[failure].title : isSilent && texts.silent}
    </p>
  )
}

interface CameraViewProps {
  onFile: (file: StoryFile) => void
  onClose: () => void
}

/** Takes a photo or a video of up to 15 seconds, and closes. */
export const CameraView = ({ onFile, onClose }: CameraViewProps) => {
  /** Shows the picture of the camera; undefined until there is one. */
  const [video, setVideo] = useState<HTMLVideoElement>()
  const root = useRef<HTMLDivElement>(null)
  const control = useCamera(({ blob, seconds }) => {
    onFile(recordingFile(blob, seconds))
    onClose()
  })

  useEffect(() => {
    root.current?.focus()
  }, [])

  const shoot = async () => {
    if (!video) return
    try {
      onFile(photoFile(await takePhoto(video)))
      onClose()
    } catch (error) {
      reportFailure(error)
    }
  }

  return (
    <div
      ref={root}
      className={styles.root}
      role="group"
      aria-label={texts.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The composer stays open.
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.finder}>
        <Picture control={control} onReady={setVideo} />
        {control.state.name === 'opening' && <Loading label={texts.opening} />}
        <CameraOff control={control} />
        <Note {...control} />
      </div>
      <div className={styles.controls}>
        {'camera' in control.state && (
          <Shutter
            state={control.state}
            purpose={control.purpose}
            disabled={video === undefined}
            onPhoto={() => void shoot()}
            onRecord={control.record}
            onStop={control.finish}
          />
        )}
        <div className={styles.choices}>
          <IconButton variant="secondary" label={texts.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
          <Choices control={control} />
        </div>
      </div>
    </div>
  )
}
