import { configure, type Config } from '@testing-library/dom'
import { vi } from 'vitest'

// The library describes the whole page with each failure, which takes seconds; `until` does so once, in short.
configure({
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
  _disableExpensiveErrorDiagnostics: true,
} as Partial<Config>)

const STEP_MS = 10
/** How much of the app's time passes fast: less than the shortest poll. */
const FAST_MS = 3000
/** What no clock decides, such as loading a page's module, has this long. */
const MAX_REAL_MS = 8000
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

// React keeps the timers that it finds when it is loaded, so one fake clock serves all tests of a process.
if (!vi.isFakeTimers()) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

/** Forgets what an earlier test still waits for, and sets the time; without one it is real. */
export const startClock = (at: string | undefined): void => {
  vi.clearAllTimers()
  vi.setSystemTime(at ?? vi.getRealSystemTime())
}

/** Lets the app's time pass, and what it started finish. */
export const passTime = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  for (let task = 0; task < 5; task += 1) await nextTask()
}

/** Whether the page may have changed since the last look; focus and requests leave no trace in the DOM. */
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
    stop: () => {
      observer.disconnect()
    },
  }
}

/** Gives what `check` gives once it stops throwing, while the app's time goes on: fast at first, then in real time. */
export const until = async <T>(check: () => T | Promise<T>): Promise<T> => {
  const start = now()
  const page = watchPage()
  try {
    for (let passed = 0; ;) {
      try {
        if (page.mayHaveChanged()) return await check()
      } catch (error) {
        if (now() - start > MAX_REAL_MS) throw withPage(error)
      }
      await nextTask()
      const step = passed < FAST_MS ? STEP_MS : Math.floor(now() - start + FAST_MS - passed)
      if (step > 0) await vi.advanceTimersByTimeAsync(step)
      passed += Math.max(0, step)
    }
  } finally {
    page.stop()
  }
}
