import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages as ui } from '#ui/texts.ts'
import { useAvatarUpload, type AvatarChanged } from '../api/avatar.ts'
import { messages } from '../texts.ts'
import { CANVAS_BLOCKED, unshowable } from '../model/check-picture.ts'
import { CanvasBlocked, cutOut, type CropArea } from '../model/crop.ts'
import * as styles from './avatar-crop.module.css'

const MAX_ZOOM = 4
const KEY_STEP = 6
/** Inline, because the unlayered stylesheet of the cropper overrides our layers. */
const FRAME = { border: '2px dashed var(--color-text)', color: 'rgb(8 5 4 / 0.72)' }

/** A file and its object URL. */
export interface Picked {
  readonly file: File
  readonly url: string
}

interface CropFieldProps {
  url: string
  onArea: (area: CropArea) => void
}

const CropField = ({ url, onArea }: CropFieldProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className={styles.root}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          keyboardStep={KEY_STEP}
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': messages.avatar.cropArea }}
          style={{ cropAreaStyle: FRAME }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
        />
      </div>
      <FieldNote tone="hint">{messages.avatar.cropHint}</FieldNote>
      <label className={styles.zoom}>
        <span>{messages.avatar.zoom}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
    </>
  )
}

const Progress = ({ share }: { share: number }) => {
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.progress} role="status">
      <span>{messages.avatar.uploading(percent)}</span>
      <progress max={100} value={percent} aria-label={messages.avatar.uploading(percent)} />
    </div>
  )
}

interface AvatarCropProps {
  picked: Picked
  onChanged: AvatarChanged
  onClose: () => void
}

/** Chooses the square of a picture that becomes the avatar, and uploads it. */
export const AvatarCrop = ({ picked: { file, url }, onChanged, onClose }: AvatarCropProps) => {
  const [area, setArea] = useState<CropArea>()
  const [share, setShare] = useState(0)
  const abort = useRef(new AbortController())
  const upload = useAvatarUpload(onChanged)

  const giveUp = (error: unknown) => {
    const { title, description } =
      error instanceof CanvasBlocked ? CANVAS_BLOCKED : unshowable(file)
    showFailure(title, description)
    onClose()
  }
  const close = () => {
    abort.current.abort()
    onClose()
  }
  const send = async () => {
    if (!area) return
    try {
      const blob = await cutOut(file, area)
      const { signal } = abort.current
      upload.mutate({ blob, signal, onProgress: setShare }, { onSuccess: onClose })
    } catch (error) {
      giveUp(error)
    }
  }

  return (
    <Dialog
      title={messages.avatar.crop}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{ui.cancel}</Button>
          <Button
            variant="primary"
            busy={upload.isPending}
            disabled={!area}
            onClick={() => void send()}
          >
            {messages.avatar.use}
          </Button>
        </>
      }
    >
      <CropField url={url} onArea={setArea} />
      {upload.isPending && <Progress share={share} />}
    </Dialog>
  )
}
