export const VOICE_RATES = [1, 1.5, 2] as const
export type VoiceRate = (typeof VOICE_RATES)[number]

export interface Track {
  readonly id: string
  /** Measured while recording, because WebM of a recorder names no duration. */
  readonly seconds: number
}

export interface TrackState {
  readonly status: 'idle' | 'loading' | 'playing' | 'paused' | 'broken'
  readonly position: number
}

/** The part of an audio element that the player uses. */
export type Sound = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'playbackRate' | 'play' | 'pause' | 'addEventListener'
>

interface Options {
  readonly sound: Sound
  /** The address of a track; `isNew` when the last one no longer works. */
  readonly addressOf: (id: string, isNew: boolean) => Promise<string>
  /** Whether the sound is gone for good, as opposed to a lost connection. */
  readonly isGone: (error: unknown) => boolean
  readonly onFailure: (error: unknown) => void
  readonly rate: VoiceRate
}

const IDLE: TrackState = { status: 'idle', position: 0 }

/** Plays the voice messages of a thread, one at a time; the next one follows. */
export class VoicePlayer {
  private readonly states = new Map<string, TrackState>()
  private readonly listeners = new Set<() => void>()
  private readonly options: Options
  private queue: readonly Track[] = []
  private current: string | undefined
  private hasNewAddress = false
  private rate: VoiceRate

  constructor(options: Options) {
    this.options = options
    this.rate = options.rate
    this.listen()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly stateOf = (id: string): TrackState => this.states.get(id) ?? IDLE

  readonly currentRate = (): VoiceRate => this.rate

  /** The voice messages of the thread, oldest first. */
  setQueue(tracks: readonly Track[]): void {
    this.queue = tracks
  }

  setRate(rate: VoiceRate): void {
    this.rate = rate
    this.options.sound.playbackRate = rate
    this.notify()
  }

  toggle(id: string): void {
    const { status } = this.stateOf(id)
    if (status === 'playing' || status === 'loading') this.pause(id)
    else void this.play(id)
  }

  /** Moves to a position; a track that does not play starts there later. */
  seek({ id, seconds }: Track, to: number): void {
    const position = Math.min(Math.max(0, to), seconds)
    this.change(id, { position })
    if (id === this.current && this.stateOf(id).status !== 'loading')
      this.options.sound.currentTime = position
  }

  /** Ends the playback and forgets positions, for a thread that is left. */
  stop(): void {
    this.options.sound.pause()
    this.current = undefined
    this.states.clear()
    this.notify()
  }

  private async play(id: string): Promise<void> {
    const { sound } = this.options
    if (id === this.current && this.stateOf(id).status === 'paused') {
      await this.startSound(id)
      return
    }
    sound.pause()
    this.leaveCurrent()
    this.current = id
    this.hasNewAddress = false
    await this.load(id, false)
  }

  private pause(id: string): void {
    this.options.sound.pause()
    // A track that still loads has no sound that could report the pause.
    if (this.stateOf(id).status === 'loading') this.leaveCurrent()
  }

  private leaveCurrent(): void {
    const id = this.current
    this.current = undefined
    if (id !== undefined && this.stateOf(id).status !== 'broken')
      this.change(id, { status: this.stateOf(id).position > 0 ? 'paused' : 'idle' })
  }

  private async load(id: string, isNew: boolean): Promise<void> {
    const { addressOf, isGone, onFailure, sound } = this.options
    this.change(id, { status: 'loading' })
    try {
      const address = await addressOf(id, isNew)
      if (this.current !== id) return
      sound.src = address
      sound.playbackRate = this.rate
      await this.startSound(id)
    } catch (error) {
      if (this.current !== id) return
      if (isGone(error)) {
        this.change(id, { status: 'broken' })
        return
      }
      this.leaveCurrent()
      onFailure(error)
    }
  }

  private async startSound(id: string): Promise<void> {
    const { sound } = this.options
    try {
      await sound.play()
    } catch (error) {
      // A sound that does not load also reports an error event, and a pause aborts the start.
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError'
      if (isBlocked && this.current === id) this.leaveCurrent()
    }
  }

  private listen(): void {
    const { sound } = this.options
    const onCurrent = (name: string, react: (id: string) => void) => {
      sound.addEventListener(name, () => {
        if (this.current !== undefined) react(this.current)
      })
    }
    onCurrent('loadedmetadata', (id) => {
      const { position } = this.stateOf(id)
      sound.playbackRate = this.rate
      if (position > 0) sound.currentTime = position
    })
    onCurrent('playing', (id) => this.change(id, { status: 'playing' }))
    onCurrent('pause', (id) => {
      if (this.stateOf(id).status === 'playing') this.change(id, { status: 'paused' })
    })
    onCurrent('timeupdate', (id) => {
      if (this.stateOf(id).status !== 'loading') this.change(id, { position: sound.currentTime })
    })
    onCurrent('ended', (id) => this.playNext(id))
    onCurrent('error', (id) => {
      void this.renew(id)
    })
  }

  /** The address may have expired, so a new one is tried once before the sound counts as broken. */
  private async renew(id: string): Promise<void> {
    if (this.hasNewAddress) {
      this.change(id, { status: 'broken' })
      return
    }
    this.hasNewAddress = true
    await this.load(id, true)
  }

  private playNext(id: string): void {
    this.current = undefined
    this.change(id, IDLE)
    const at = this.queue.findIndex((track) => track.id === id)
    const next = at === -1 ? undefined : this.queue[at + 1]
    if (next) void this.play(next.id)
  }

  private change(id: string, part: Partial<TrackState>): void {
    this.states.set(id, { ...this.stateOf(id), ...part })
    this.notify()
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}
