import { HINT_GAP_MS, pollInterval, plan, polls, setResting, type Poll } from '../poll.ts'

const advance = (poll: Poll, to: number) => {
  poll.dueAt = Math.min(poll.dueAt, to)
}

/** Runs the tasks that listen to one of these hints; without `keys`, every task that listens to any and has an interval. */
export const runHinted = (keys?: ReadonlySet<string>): void => {
  const now = Date.now()
  for (const poll of polls) {
    if (!poll.hints?.some((key) => keys?.has(key) ?? poll.everyMs < Infinity)) continue
    poll.isOutdated = poll.isRunning
    if (poll.isRunning) continue
    poll.isHinted = true
    advance(poll, Math.max(now, poll.ranAt + HINT_GAP_MS))
  }
  plan()
}

/**
 * Switches between the intervals with and without a healthy live channel. What is overdue without it runs at a random
 * time within its interval, so that the loss of many channels at once makes no wave of requests.
 */
export const restPolls = (rests: boolean): void => {
  if (!setResting(rests)) return
  const now = Date.now()
  for (const poll of polls) {
    const due = poll.ranAt + pollInterval(poll)
    if (rests) poll.dueAt = poll.isHinted ? poll.dueAt : due
    else advance(poll, due > now ? due : now + Math.random() * poll.everyMs)
  }
  plan()
}
