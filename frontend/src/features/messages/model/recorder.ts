import { LIMITS } from '#shared/domain/limits.ts'
import type { VoiceDraft } from './media-draft.ts'
import { toPeaks } from './waveform.ts'

/** A microphone that records. */
export interface Microphone {
  readonly mime: string
  /** `onLost`: the system took the microphone away. */
  start: (onChunk: (chunk: Blob) => void, onLost: () => void) => void
  pause: () => void
  resume: () => void
  /** Resolves after the last chunk, with the device released. */
  stop: () => Promise<void>
  /** Loudness of this moment, from 0 to 1; undefined when the browser does not measure it. */
  level: () => number | undefined
  /** The system delivers no sound of it for now. */
  isMuted: () => boolean
}

/** `denied`: no access to the microphone. `empty`: nothing was recorded. */
export type RecorderFailure = 'denied' | 'unsupported' | 'empty'

export type RecorderState =
  | { readonly name: 'idle'; readonly failure?: RecorderFailure }
  | { readonly name: 'asking' }
  | { readonly name: 'recording'; readonly seconds: number; readonly levels: readonly number[] }
  | {
      readonly name: 'paused'
      readonly seconds: number
      readonly levels: readonly number[]
      /** It was paused because no sound arrives. */
      readonly isSilent?: true
    }
  | {
      readonly name: 'recorded'
      readonly draft: VoiceDraft
      readonly hasReachedLimit: boolean
      /** It ended because the system took the microphone away. */
      readonly isCut?: true
    }

/** The browser cannot record at all. */
export class RecordingUnsupported extends Error {
  override readonly name = 'RecordingUnsupported'
}

interface Take {
  readonly microphone: Microphone
  readonly chunks: Blob[]
  readonly levels: number[]
  /** Recorded before the last pause. */
  recordedMs: number
  /** Start of the running part; undefined while paused. */
  since: number | undefined
  timer: ReturnType<typeof setInterval> | undefined
  ending: Promise<void> | undefined
  /** When the silence began that lasts. */
  silentSince: number | undefined
  /** The member goes on although nothing is heard. */
  ignoresSilence: boolean
  isCut: boolean
}

const TICK_MS = 50
/** Less counts as nothing. */
export const MIN_SECONDS = 0.5
/** A working microphone never returns exact silence for so long. */
const SILENT_MS = 1500
const SHOWN_LEVELS = 48
const IDLE: RecorderState = { name: 'idle' }

const failureOf = (error: unknown): RecorderFailure =>
  error instanceof RecordingUnsupported ? 'unsupported' : 'denied'

/** What was recorded; undefined when it counts as nothing. */
const draftOf = (take: Take): VoiceDraft | undefined => {
  const { mime } = take.microphone
  const seconds = Math.min(take.recordedMs / 1000, LIMITS.voiceSeconds)
  const blob = new Blob(take.chunks, { type: mime })
  if (seconds < MIN_SECONDS || blob.size === 0) return undefined
  const waveform = [...toPeaks(take.levels)]
  return { kind: 'voice', blob, mime, seconds: Math.round(seconds * 10) / 10, waveform }
}

/** Records one voice message at a time. It outlives the chat that shows it, so that leaving loses nothing. */
export class Recorder {
  private state: RecorderState = IDLE
  private take: Take | undefined
  private attempt = 0
  private readonly listeners = new Set<() => void>()
  private readonly open: () => Promise<Microphone>
  private readonly now: () => number

  constructor(open: () => Promise<Microphone>, now: () => number = () => performance.now()) {
    this.open = open
    this.now = now
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): RecorderState => this.state

  readonly start = async (): Promise<void> => {
    if (this.state.name !== 'idle') return
    const attempt = (this.attempt += 1)
    this.publish({ name: 'asking' })
    try {
      const microphone = await this.open()
      if (attempt === this.attempt) this.record(microphone)
      else await microphone.stop()
    } catch (error) {
      if (attempt === this.attempt) this.publish({ name: 'idle', failure: failureOf(error) })
    }
  }

  readonly pause = (): void => {
    const { take } = this
    if (this.state.name !== 'recording' || !take) return
    this.stopClock(take)
    take.microphone.pause()
    this.show('paused', take)
  }

  readonly resume = (): void => {
    const { take } = this
    if (this.state.name !== 'paused' || !take || take.ending) return
    if (this.state.isSilent && !take.microphone.isMuted()) take.ignoresSilence = true
    take.silentSince = undefined
    take.microphone.resume()
    this.run(take)
  }

  /** Ends the recording and keeps it. Also for a member who leaves; does nothing in other states. */
  readonly finish = async (hasReachedLimit = false): Promise<void> => {
    const { take } = this
    if (this.state.name === 'asking') await this.cancel()
    else if (take) await (take.ending ??= this.end(take, hasReachedLimit))
  }

  /** Ends without a recording, and returns what is dropped with it, for `restore`. */
  readonly cancel = async (): Promise<VoiceDraft | undefined> => {
    this.attempt += 1
    const { take, state } = this
    this.take = undefined
    this.publish(IDLE)
    if (state.name === 'recorded') return state.draft
    if (!take) return undefined
    await this.halt(take)
    return draftOf(take)
  }

  /** Brings back what was dropped, unless something else is recorded already. */
  readonly restore = (draft: VoiceDraft): void => {
    if (this.state.name !== 'idle') return
    this.publish({ name: 'recorded', draft, hasReachedLimit: false })
  }

  private record(microphone: Microphone): void {
    const take: Take = {
      microphone,
      chunks: [],
      levels: [],
      recordedMs: 0,
      since: undefined,
      timer: undefined,
      ending: undefined,
      silentSince: undefined,
      ignoresSilence: false,
      isCut: false,
    }
    this.take = take
    microphone.start(
      (chunk) => take.chunks.push(chunk),
      () => {
        if (this.take !== take) return
        take.isCut = true
        void this.finish()
      },
    )
    this.run(take)
  }

  private run(take: Take): void {
    take.since = this.now()
    take.timer = setInterval(() => {
      const level = take.microphone.level()
      take.levels.push(level ?? 0)
      this.show('recording', take)
      if (this.isSilent(take, level)) this.pauseSilent(take)
      else if (this.recordedMs(take) >= LIMITS.voiceSeconds * 1000) void this.finish(true)
    }, TICK_MS)
    this.show('recording', take)
  }

  private halt(take: Take): Promise<void> {
    this.stopClock(take)
    return take.microphone.stop()
  }

  private stopClock(take: Take): void {
    take.recordedMs = this.recordedMs(take)
    take.since = undefined
    clearInterval(take.timer)
  }

  private async end(take: Take, hasReachedLimit: boolean): Promise<void> {
    await this.halt(take)
    if (this.take !== take) return
    this.take = undefined
    const draft = draftOf(take)
    this.publish(
      draft
        ? { name: 'recorded', draft, hasReachedLimit, ...(take.isCut && { isCut: true }) }
        : { name: 'idle', failure: 'empty' },
    )
  }

  /** Whether the system muted the microphone, or it has delivered nothing for a while. */
  private isSilent(take: Take, level: number | undefined): boolean {
    const isMuted = take.microphone.isMuted()
    const hearsNothing = level === 0 && !take.ignoresSilence
    if (!isMuted && !hearsNothing) {
      take.silentSince = undefined
      return false
    }
    take.silentSince ??= this.now()
    return this.now() - take.silentSince >= SILENT_MS
  }

  private pauseSilent(take: Take): void {
    this.pause()
    if (this.state.name === 'paused' && this.take === take)
      this.publish({ ...this.state, isSilent: true })
  }

  private recordedMs({ recordedMs, since }: Take): number {
    return since === undefined ? recordedMs : recordedMs + this.now() - since
  }

  private show(name: 'recording' | 'paused', take: Take): void {
    const seconds = Math.min(this.recordedMs(take) / 1000, LIMITS.voiceSeconds)
    this.publish({ name, seconds, levels: take.levels.slice(-SHOWN_LEVELS) })
  }

  private publish(state: RecorderState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
