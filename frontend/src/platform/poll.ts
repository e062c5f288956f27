import { useEffect, useEffectEvent } from 'react'
import type { HintTopic } from '#shared/api/live.ts'

type Task = () => unknown

/** Every hint of a topic, or only those with this id. */
export type HintKey = HintTopic | `${HintTopic}/${string}`

interface PollOptions {
  /** The interval while the live channel is healthy; without it, the interval never changes. */
  readonly restingMs?: number
  /** Hints of the live channel that run the task at once. */
  readonly hints?: readonly HintKey[]
  /** Whether a hint also runs it in a hidden tab. */
  readonly inBackground?: boolean
}

interface Poll extends PollOptions {
  readonly everyMs: number
  readonly task: Task
  ranAt: number
  dueAt: number
  isRunning: boolean
  /** A hint asked for the next run. */
  isHinted: boolean
  /** A hint arrived while the task was running. */
  isOutdated: boolean
}

/** Polls that are due within this time run together, so that the radio of a phone wakes up once. */
const TOGETHER_MS = 250

/** Between two runs of a task that hints ask for. */
const HINT_GAP_MS = 500

const polls = new Set<Poll>()
let timer: ReturnType<typeof setTimeout> | undefined
let isResting = false

const intervalOf = ({ everyMs, restingMs }: Poll): number =>
  isResting ? (restingMs ?? everyMs) : everyMs

const advance = (poll: Poll, to: number) => {
  poll.dueAt = Math.min(poll.dueAt, to)
}

const finish = (poll: Poll) => {
  poll.isRunning = false
  if (!poll.isOutdated) return
  poll.isOutdated = false
  poll.isHinted = true
  advance(poll, Date.now() + HINT_GAP_MS)
  plan()
}

const run = (poll: Poll, now: number) => {
  poll.dueAt = now + intervalOf(poll)
  if (poll.isRunning) return
  poll.ranAt = now
  poll.isHinted = false
  poll.isRunning = true
  void Promise.resolve(poll.task())
    .catch(() => undefined)
    .finally(() => {
      finish(poll)
    })
}

const isPaused = (poll: Poll): boolean => document.hidden && !(poll.inBackground && poll.isHinted)

const plan = () => {
  clearTimeout(timer)
  timer = undefined
  const next = Math.min(...[...polls].map((poll) => (isPaused(poll) ? Infinity : poll.dueAt)))
  if (next < Infinity) timer = setTimeout(runDue, Math.max(0, next - Date.now()))
}

const runDue = () => {
  const now = Date.now()
  for (const poll of polls) {
    if (poll.dueAt <= now + TOGETHER_MS && !isPaused(poll)) run(poll, now)
  }
  plan()
}

const onVisibility = () => {
  if (document.hidden) plan()
  else runDue()
}

/** The one scheduler of repeated work. It pauses while the tab is hidden and runs what is due when the tab is visible again. Returns a function that stops the task. */
export const pollEvery = (everyMs: number, task: Task, options: PollOptions = {}): (() => void) => {
  const now = Date.now()
  const state = { ranAt: now, dueAt: 0, isRunning: false, isHinted: false, isOutdated: false }
  const poll: Poll = { ...options, everyMs, task, ...state }
  poll.dueAt = now + intervalOf(poll)
  if (polls.size === 0) document.addEventListener('visibilitychange', onVisibility)
  polls.add(poll)
  plan()
  return () => {
    polls.delete(poll)
    if (polls.size === 0) document.removeEventListener('visibilitychange', onVisibility)
    plan()
  }
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
  if (rests === isResting) return
  isResting = rests
  const now = Date.now()
  for (const poll of polls) {
    const due = poll.ranAt + intervalOf(poll)
    if (rests) poll.dueAt = poll.isHinted ? poll.dueAt : due
    else advance(poll, due > now ? due : now + Math.random() * poll.everyMs)
  }
  plan()
}

interface UsePollOptions extends PollOptions {
  readonly enabled?: boolean
}

/** Repeats a task while the component is mounted and `enabled`. A running task is not started again. */
export const usePoll = (everyMs: number, task: Task, options: UsePollOptions = {}): void => {
  const { enabled = true, restingMs, hints, inBackground = false } = options
  const latest = useEffectEvent(task)
  const keys = hints?.join(' ')
  useEffect(() => {
    if (!enabled) return undefined
    return pollEvery(everyMs, () => latest(), {
      inBackground,
      ...(restingMs !== undefined && { restingMs }),
      ...(keys !== undefined && { hints: keys.split(' ') as HintKey[] }),
    })
  }, [everyMs, enabled, restingMs, keys, inBackground])
}
