import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { useModal } from '#ui/overlays/use-modal.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import { fetchPhoto, type OpenedPhoto } from '../../api/temporary-photo.ts'
import { mediaMessages } from '../../media-texts.ts'
import * as styles from './temporary-viewer.module.css'

const texts = mediaMessages.temporary

/** Loads the bytes. Their URL is revoked when the viewer closes. */
const usePhotoBytes = (photo: OpenedPhoto, attempt: number) => {
  const [url, setUrl] = useState<string>()
  const [failedAttempt, setFailed] = useState<number>()
  useEffect(() => {
    const controller = new AbortController()
    let created: string | undefined
    const load = async () => {
      try {
        const blob = await fetchPhoto(photo, controller.signal)
        if (controller.signal.aborted) return
        created = URL.createObjectURL(blob)
        setUrl(created)
      } catch {
        if (!controller.signal.aborted) setFailed(attempt)
      }
    }
    void load()
    return () => {
      controller.abort()
      if (created !== undefined) URL.revokeObjectURL(created)
    }
  }, [photo, attempt])
  return { url, hasFailed: failedAttempt === attempt }
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

interface CountdownProps {
  seconds: number
  total: number
}

const Countdown = ({ seconds, total }: CountdownProps) => (
  <div className={styles.countdown} role="timer" aria-label={texts.seconds(seconds)}>
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r={RADIUS} />
      <circle
        cx="24"
        cy="24"
        r={RADIUS}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - Math.min(1, seconds / total))}
      />
    </svg>
    <span aria-hidden="true">{seconds}</span>
  </div>
)

const prevent = (event: SyntheticEvent) => event.preventDefault()

const TICK_MS = 250

const secondsTo = (endsAt: number): number =>
  Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))

/** Whole seconds until `endsAt` (`performance.now()`), which no change of the device's clock moves. Calls `onEnd` then. */
const useSecondsLeft = (endsAt: number, onEnd: () => void): number => {
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const tick = () => {
      const left = secondsTo(endsAt)
      setSeconds(left)
      if (left === 0) end()
    }
    const timer = setInterval(tick, TICK_MS)
    // Timers of a hidden page are late.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAt])
  return seconds
}

interface TemporaryViewerProps {
  photo: OpenedPhoto
  onClose: (wasSeen?: boolean) => void
}

/** Shows an opened temporary photo until its time is over. */
export const TemporaryViewer = ({ photo, onClose }: TemporaryViewerProps) => {
  const dialog = useModal()
  const [attempt, setAttempt] = useState(0)
  const { url, hasFailed } = usePhotoBytes(photo, attempt)
  const close = () => onClose(url !== undefined)
  const seconds = useSecondsLeft(photo.endsAt, close)
  const total = (Date.parse(photo.expiresAt) - Date.parse(photo.viewedAt)) / 1000
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={texts.viewer}
      onCancel={closeOnCancel(close)}
    >
      <div className={styles.bar}>
        <Countdown seconds={seconds} total={total} />
        <p className={styles.words} role="status">
          <strong>{texts.soon}</strong>
          <span>{texts.closeHint}</span>
        </p>
        <IconButton tone="bright" label={texts.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.stage}>
        {url !== undefined && (
          <img src={url} alt={texts.alt} draggable={false} onContextMenu={prevent} />
        )}
        {url === undefined && !hasFailed && <Loading label={texts.loading} />}
        {hasFailed && (
          <div className={styles.failure} role="alert">
            <p>{texts.loadFailed}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>{texts.again}</Button>
          </div>
        )}
      </div>
    </dialog>,
    document.body,
  )
}
