import { useEffect, useEffectEvent } from 'react'
import type { HintTopic } from '#shared/api/live.ts'

type Task = () => unknown

/** Every hint of a topic, or only those with this id. */
export type HintKey = HintTopic | `${HintTopic}/${string}`

interface PollOptions {
  /** The interval while the live channel is healthy; without it, the interval never changes. Infinity: the task runs on hints and on return to the tab. */
  readonly restingMs?: number
  /** Hints of the live channel that run the task at once. */
  readonly hints?: readonly HintKey[]
  /** Whether a hint also runs it in a hidden tab. */
  readonly inBackground?: boolean
}

export interface Poll extends PollOptions {
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
export const HINT_GAP_MS = 500

/** The live channel changes when they are due (`live/control-polls.ts`), which is code that guests need not load. */
export const polls = new Set<Poll>()
let timer: ReturnType<typeof setTimeout> | undefined
let isResting = false

export const pollInterval = ({ everyMs, restingMs }: Poll): number =>
  isResting ? (restingMs ?? everyMs) : everyMs

const finish = (poll: Poll) => {
  poll.isRunning = false
  if (!poll.isOutdated) return
  poll.isOutdated = false
  poll.isHinted = true
  poll.dueAt = Math.min(poll.dueAt, Date.now() + HINT_GAP_MS)
  plan()
}

const run = (poll: Poll, now: number) => {
  poll.dueAt = now + pollInterval(poll)
  if (poll.isRunning) return
  poll.ranAt = now
  poll.isHinted = false
  poll.isRunning = true
  void Promise.resolve(poll.task())
    .catch(() => undefined)
    .finally(() => finish(poll))
}

const isPaused = (poll: Poll): boolean => document.hidden && !(poll.inBackground && poll.isHinted)

/** Sets the timer for the task that is due next. */
export const plan = (): void => {
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

/** A task without an interval would never recover from a lost hint. */
const runOnReturn = () => {
  const now = Date.now()
  for (const poll of polls) {
    const { ranAt, everyMs } = poll
    if (pollInterval(poll) === Infinity && ranAt + everyMs <= now) poll.dueAt = now
  }
  runDue()
}

const onVisibility = () => {
  if (document.hidden) plan()
  else runOnReturn()
}

/** The one scheduler of repeated work. It pauses while the tab is hidden and runs what is due when the tab is visible again. Returns a function that stops the task. */
export const pollEvery = (everyMs: number, task: Task, options: PollOptions = {}): (() => void) => {
  const now = Date.now()
  const state = { ranAt: now, dueAt: 0, isRunning: false, isHinted: false, isOutdated: false }
  const poll: Poll = { ...options, everyMs, task, ...state }
  poll.dueAt = now + pollInterval(poll)
  if (polls.size === 0) document.addEventListener('visibilitychange', onVisibility)
  polls.add(poll)
  plan()
  return () => {
    polls.delete(poll)
    if (polls.size === 0) document.removeEventListener('visibilitychange', onVisibility)
    plan()
  }
}

/** Whether the live channel says what has changed. */
export const pollsRest = (): boolean => isResting

/** Returns whether that is a change. */
export const setResting = (rests: boolean): boolean => {
  const isChange = rests !== isResting
  isResting = rests
  return isChange
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
