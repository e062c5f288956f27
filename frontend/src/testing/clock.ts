import { configure, type Config } from '@testing-library/dom'
import { vi } from 'vitest'

// The library prints the whole page with each failure, which takes seconds; `until` prints a short version once.
configure({
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
  _disableExpensiveErrorDiagnostics: true,
} as Partial<Config>)

const STEP_MS = 10
/** How far the fake clock is advanced quickly: less than the shortest poll. */
const FAST_MS = 3000
/** After that, once no module is loading: retries take seconds, and other work outside of the fake clock less than a tenth of one. */
const SPEED = 20
/** No toast comes and goes within a step. */
const MAX_STEP_MS = 100
/** The limit for work outside of the fake clock, such as loading the module of a page. */
const MAX_REAL_MS = 60_000
const SHOWN_CHARACTERS = 1500

const now = performance.now.bind(performance)

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

const withPage = (failure: unknown): Error =>
  new Error(
    `${String(failure)}\nThe page: ${document.body.textContent.slice(0, SHOWN_CHARACTERS)}`,
    {
      cause: failure,
    },
  )

// React captures the timers when it is loaded, so all tests of a process share one fake clock.
if (!vi.isFakeTimers()) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

/** Removes the timers of earlier tests and sets the time; by default the real one. */
export const startClock = (at: string | undefined): void => {
  vi.clearAllTimers()
  vi.setSystemTime(at ?? vi.getRealSystemTime())
}

/** Removes the timers of a page that ends; the time goes on. */
export const stopTimers = (): void => {
  const time = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(time)
}

const MIN_PASSED_MS = 250
const MAX_PASSES = 100

/**
 * Advances the clock and waits for the work that this starts. It goes in steps, so that no answer that is under way
 * seems to take all of the time.
 */
export const passTime = async (ms: number): Promise<void> => {
  const step = Math.max(MIN_PASSED_MS, Math.ceil(ms / MAX_PASSES))
  for (let left = ms; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left))
    for (let task = 0; task < 5; task += 1) await nextTask()
  }
}

/** Whether the page may have changed since the last check; focus and requests do not change the DOM. */
const watchPage = () => {
  let changed = true
  let looks = 0
  const observer = new MutationObserver(() => (changed = true))
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  return {
    mayHaveChanged: () => {
      looks += 1
      const may = changed || looks % 5 === 0
      changed = false
      return may
    },
    stop: () => observer.disconnect(),
  }
}

/**
 * Effects run in a task after the page shows their part. In development React ends and begins each once more, so what a
 * test starts before that would end at once, such as music. React Query tells its screens in a timer of no time, which
 * the fake clock runs a millisecond later: a button that was found as free would still be busy, and ignore a click.
 */
const untilEffectsRan = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1)
  await nextTask()
}

/** Repeats `check` until it stops throwing, and returns its result. The clock advances fast at first, then at 20 times the real time. */
export const until = async <T>(check: () => T | Promise<T>): Promise<T> => {
  const start = now()
  const page = watchPage()
  try {
    for (let passed = 0; ;) {
      try {
        if (page.mayHaveChanged()) {
          const found = await check()
          await untilEffectsRan()
          return found
        }
      } catch (error) {
        if (now() - start > MAX_REAL_MS) throw withPage(error)
      }
      const before = now()
      await nextTask()
      if (passed >= FAST_MS) await vi.dynamicImportSettled()
      const step =
        passed < FAST_MS ? STEP_MS : Math.min(MAX_STEP_MS, Math.ceil((now() - before) * SPEED))
      await vi.advanceTimersByTimeAsync(step)
      passed += step
    }
  } finally {
    page.stop()
  }
}

const SHOWN_POLLS = 3

/** Waits for the first of the calls, whose times the test notes, and then for polls. Returns the times between those. */
export const pollGaps = async (times: readonly number[], everyMs: number): Promise<number[]> => {
  await until(() => {
    if (times.length === 0) throw new Error('Nothing was loaded.')
  })
  await passTime(everyMs * (SHOWN_POLLS + 1.5))
  const polls = times.slice(1, SHOWN_POLLS + 1)
  return polls.slice(1).map((time, index) => time - (polls[index] ?? 0))
}
