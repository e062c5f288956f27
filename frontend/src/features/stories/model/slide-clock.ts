export const TICK_MS = 50

/** Timers of browsers fire up to one millisecond early. */
const EARLY_MS = 1

interface ClockOptions {
  /** Called every 50 ms of the slide with the milliseconds of it that are over, also as a share of the slide. */
  readonly onTick: (elapsedMs: number, share: number) => void
  readonly onEnd: () => void
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number
}

export interface SlideClock {
  /** Starts a slide at zero; it runs when the clock runs. */
  readonly begin: (durationMs: number) => void
  readonly setRunning: (runs: boolean) => void
}

/**
 * The clock of the viewer. Ticks are multiples of 50 ms on the time of the slide, so late timers do not add up, and
 * the last tick is at its end.
 */
export const createSlideClock = (options: ClockOptions): SlideClock => {
  const { onTick, onEnd, now = () => performance.now() } = options
  let durationMs = Infinity
  let isRunning = false
  /** Time of the slide when the clock was started or stopped, and when that was. */
  let before = 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const elapsed = (): number => before + (isRunning ? now() - since : 0)

  const plan = (): void => {
    clearTimeout(timer)
    if (!isRunning || durationMs === Infinity) return
    const passed = elapsed()
    const nextTick = (Math.floor((passed + EARLY_MS) / TICK_MS) + 1) * TICK_MS
    timer = setTimeout(tick, Math.max(0, Math.min(nextTick, durationMs) - passed))
  }

  const tick = (): void => {
    const passed = elapsed() + EARLY_MS
    if (passed < durationMs) {
      const ticked = Math.floor(passed / TICK_MS) * TICK_MS
      onTick(ticked, ticked / durationMs)
      plan()
      return
    }
    onTick(durationMs, 1)
    durationMs = Infinity
    onEnd()
  }

  return {
    begin: (ms) => {
      durationMs = ms
      before = 0
      since = now()
      plan()
    },
    setRunning: (runs) => {
      if (runs === isRunning) return
      before = elapsed()
      since = now()
      isRunning = runs
      plan()
    },
  }
}
