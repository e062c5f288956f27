import { STORY } from '#shared/domain/stories.ts'

/** Where a camera looks: at the member, or away. */
export type Facing = 'user' | 'environment'

/** What it is for: only videos need the microphone. */
export type CameraPurpose = 'photo' | 'video'

/** A recording that runs. `stop` resolves with the recorded bytes. */
export interface Take {
  stop: () => Promise<Blob>
}

/** An open camera. */
export interface OpenCamera {
  readonly stream: MediaStream
  /** Null when the system does not say, as on most desktops. */
  readonly facing: Facing | null
  readonly hasOthers: boolean
  readonly hasSound: boolean
  /** Called once when the system takes the camera away. */
  onLost: (listener: () => void) => void
  /** @throws {CameraFailed} when the browser cannot record */
  record: () => Take
  close: () => void
}

/**
 * `denied`: no permission. `missing`: no camera. `busy`: another program has it. `unsupported`: the browser has no
 * cameras, or cannot record. `lost`: it was taken away while open. `empty`: the browser recorded nothing.
 */
export type CameraFailure = 'denied' | 'missing' | 'busy' | 'unsupported' | 'lost' | 'empty'

export class CameraFailed extends Error {
  override readonly name = 'CameraFailed'
  readonly failure: CameraFailure

  constructor(failure: CameraFailure) {
    super(failure)
    this.failure = failure
  }
}

export type CameraState =
  /** `isHidden`: switched off because the member looked at something else. */
  | { readonly name: 'off'; readonly failure?: CameraFailure; readonly isHidden?: boolean }
  | { readonly name: 'opening' }
  | { readonly name: 'live'; readonly camera: OpenCamera; readonly failure?: CameraFailure }
  | { readonly name: 'recording'; readonly camera: OpenCamera; readonly seconds: number }
  | { readonly name: 'saving'; readonly camera: OpenCamera }

export interface Recording {
  readonly blob: Blob
  readonly seconds: number
}

const FAILURES: Partial<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Why a camera did not open; `denied` when the browser gives no reason that we know. */
export const classifyFailure = (error: unknown): CameraFailure => {
  if (error instanceof CameraFailed) return error.failure
  return (error instanceof Error ? FAILURES[error.name] : undefined) ?? 'denied'
}

const TICK_MS = 50
const OFF: CameraState = { name: 'off' }

interface CameraHost {
  readonly open: (facing: Facing, purpose: CameraPurpose) => Promise<OpenCamera>
  readonly now?: () => number
}

interface Running {
  readonly camera: OpenCamera
  readonly take: Take
  readonly since: number
  readonly timer: ReturnType<typeof setInterval>
}

/** One camera at a time. The device is released on every way out of `live`. */
export class Camera {
  private state: CameraState = OFF
  private attempt = 0
  private running: Running | undefined
  private ending: Promise<void> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly recordingListeners = new Set<(recording: Recording) => void>()
  private readonly host: CameraHost
  private readonly now: () => number

  constructor(host: CameraHost) {
    this.host = host
    this.now = host.now ?? (() => performance.now())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Calls the listener with each recording that ended: by the member, after 15 seconds, or because the camera was taken away. */
  readonly onRecorded = (listener: (recording: Recording) => void): (() => void) => {
    this.recordingListeners.add(listener)
    return () => this.recordingListeners.delete(listener)
  }

  readonly snapshot = (): CameraState => this.state

  /** Opens the camera that looks there, in place of an open one: phones cannot open two. */
  readonly open = async (facing: Facing, purpose: CameraPurpose): Promise<void> => {
    if (this.state.name === 'recording' || this.state.name === 'saving') return
    this.release()
    const attempt = (this.attempt += 1)
    this.publish({ name: 'opening' })
    try {
      const camera = await this.host.open(facing, purpose)
      if (attempt !== this.attempt) {
        camera.close()
        return
      }
      camera.onLost(() => void this.lose(camera))
      this.publish({ name: 'live', camera })
    } catch (error) {
      if (attempt === this.attempt) this.publish({ name: 'off', failure: classifyFailure(error) })
    }
  }

  readonly record = (): void => {
    if (this.state.name !== 'live') return
    const { camera } = this.state
    try {
      const take = camera.record()
      const timer = setInterval(() => this.tick(), TICK_MS)
      this.running = { camera, take, since: this.now(), timer }
      this.publish({ name: 'recording', camera, seconds: 0 })
    } catch (error) {
      this.publish({ name: 'live', camera, failure: classifyFailure(error) })
    }
  }

  /** Ends the recording and keeps it. */
  readonly finish = async (): Promise<void> => {
    const { running } = this
    this.running = undefined
    if (running) this.ending = this.end(running)
    await this.ending
  }

  /** Releases the camera. What was being recorded is kept. */
  readonly close = async ({ isHidden = false } = {}): Promise<void> => {
    if (this.state.name === 'off') return
    const attempt = (this.attempt += 1)
    await this.finish()
    // Opened again meanwhile: the next camera has taken the place of this one.
    if (attempt !== this.attempt) return
    this.release()
    this.publish(isHidden ? { name: 'off', isHidden } : OFF)
  }

  private async end(running: Running): Promise<void> {
    clearInterval(running.timer)
    const seconds = this.secondsOf(running)
    this.publish({ name: 'saving', camera: running.camera })
    const blob = await running.take.stop()
    const isEmpty = blob.size === 0
    if (!isEmpty) for (const listener of this.recordingListeners) listener({ blob, seconds })
    if (this.state.name === 'saving')
      this.publish({ name: 'live', camera: running.camera, ...(isEmpty && { failure: 'empty' }) })
  }

  private async lose(camera: OpenCamera): Promise<void> {
    if (!('camera' in this.state) || this.state.camera !== camera) return
    await this.finish()
    this.release()
    this.publish({ name: 'off', failure: 'lost' })
  }

  private tick(): void {
    const { running } = this
    if (!running) return
    const seconds = this.secondsOf(running)
    this.publish({ name: 'recording', camera: running.camera, seconds })
    if (seconds >= STORY.duration.max) void this.finish()
  }

  private secondsOf({ since }: Running): number {
    return Math.min(STORY.duration.max, (this.now() - since) / 1000)
  }

  private release(): void {
    if ('camera' in this.state) this.state.camera.close()
  }

  private publish(state: CameraState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
