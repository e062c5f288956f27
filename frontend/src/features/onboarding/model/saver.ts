import type { OnboardingSteps } from '#shared/api/onboarding.ts'

const AGAIN_MS = 5000

export interface Saver {
  /** Stores `steps` and sends them after `afterMs` without another change. */
  readonly save: (steps: OnboardingSteps, afterMs?: number) => void
  /** Sends pending steps at once. Rejects when the call fails; the steps stay pending. */
  readonly flush: () => Promise<void>
  readonly stop: () => void
}

/** Sends one request at a time, so that the last change wins. Failed steps are sent again with the next request. */
export const createSaver = (send: (steps: OnboardingSteps) => Promise<unknown>): Saver => {
  let waiting: OnboardingSteps = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const sendWaiting = async () => {
    if (Object.keys(waiting).length === 0) return
    const steps = waiting
    waiting = {}
    try {
      await send(steps)
    } catch (error) {
      waiting = { ...steps, ...waiting }
      throw error
    }
  }

  const flush = () => {
    clearTimeout(timer)
    running = running.catch(() => undefined).then(sendWaiting)
    return running
  }

  const plan = (afterMs: number) => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => {
      flush().catch(() => plan(AGAIN_MS))
    }, afterMs)
  }

  return {
    save: (steps, afterMs = 0) => {
      waiting = { ...waiting, ...steps }
      plan(afterMs)
    },
    flush,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
