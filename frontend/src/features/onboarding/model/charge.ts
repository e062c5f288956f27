/** How long the button is held until it is charged, in milliseconds. */
const HOLD_MS = 1600
/** The charge of one tap, for members who cannot hold the button. */
const TAP = 0.2
const DECAY_PER_MS = 1 / 12_000
/** The longest frame that counts: a slow device takes no longer, and a paused tab does not charge. */
const MAX_FRAME_MS = 800

interface Listeners {
  readonly onLevel: (level: number) => void
  readonly onFull: () => void
}

/** The charge of the button: grows while it is held and with each press, and falls slowly in between. */
export class Charge {
  private level = 0
  private held = false
  private frame = 0
  private before = 0
  private readonly listeners: Listeners

  constructor(listeners: Listeners) {
    this.listeners = listeners
  }

  press(): void {
    this.held = true
    this.raise(TAP)
    if (this.frame !== 0 || this.isFull()) return
    this.before = performance.now()
    this.frame = requestAnimationFrame(this.tick)
  }

  release(): void {
    this.held = false
  }

  /** Charges at once, for reduced motion and for presses without a pointer. */
  fill(): void {
    this.raise(1)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  private isFull(): boolean {
    return this.level >= 1
  }

  private raise(by: number): void {
    if (this.isFull()) return
    this.level = Math.min(1, Math.max(0, this.level + by))
    this.listeners.onLevel(this.level)
    if (!this.isFull()) return
    this.stop()
    this.listeners.onFull()
  }

  private readonly tick = (now: number): void => {
    const passed = Math.min(MAX_FRAME_MS, now - this.before)
    this.before = now
    this.frame = requestAnimationFrame(this.tick)
    this.raise(this.held ? passed / HOLD_MS : -passed * DECAY_PER_MS)
    if (!this.held && this.level === 0) this.stop()
  }
}
