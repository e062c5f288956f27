import { useEffect, useEffectEvent } from 'react'

type Task = () => unknown

interface Poll {
  everyMs: number
  dueAt: number
  task: Task
  running: boolean
}

const polls = new Set<Poll>()
let timer: ReturnType<typeof setTimeout> | undefined

const run = (poll: Poll, now: number) => {
  poll.dueAt = now + poll.everyMs
  if (poll.running) return
  poll.running = true
  void Promise.resolve(poll.task())
    .catch(() => undefined)
    .finally(() => {
      poll.running = false
    })
}

/** Polls that are due within this time run together, so that the radio of a phone wakes up once. */
const TOGETHER_MS = 250

const plan = () => {
  clearTimeout(timer)
  timer = undefined
  if (document.hidden || polls.size === 0) return
  const next = Math.min(...[...polls].map(({ dueAt }) => dueAt))
  timer = setTimeout(runDue, Math.max(0, next - Date.now()))
}

const runDue = () => {
  const now = Date.now()
  for (const poll of polls) {
    if (poll.dueAt <= now + TOGETHER_MS) run(poll, now)
  }
  plan()
}

const onVisibility = () => {
  if (document.hidden) plan()
  else runDue()
}

/** The one scheduler of repeated work. It pauses while the tab is hidden and runs what is due when the tab is visible again. Returns a function that stops the task. */
export const pollEvery = (everyMs: number, task: Task): (() => void) => {
  const poll: Poll = { everyMs, dueAt: Date.now() + everyMs, task, running: false }
  if (polls.size === 0) document.addEventListener('visibilitychange', onVisibility)
  polls.add(poll)
  plan()
  return () => {
    polls.delete(poll)
    if (polls.size === 0) document.removeEventListener('visibilitychange', onVisibility)
    plan()
  }
}

/** Repeats a task while the component is mounted and `enabled`. A running task is not started again. */
export const usePoll = (everyMs: number, task: Task, enabled = true): void => {
  const latest = useEffectEvent(task)
  useEffect(() => (enabled ? pollEvery(everyMs, () => latest()) : undefined), [everyMs, enabled])
}
