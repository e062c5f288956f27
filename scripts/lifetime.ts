import { spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { environment } from './env.ts'
import { isRunning } from './process-state.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl-C arrives twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500

/** What has not ended by then ends with this process. */
const DEADLINE_MS = 3500

const PARENT_CHECK_MS = 500

type Stop = () => Promise<unknown>

const stops = new Set<Stop>()
let endingSince: number | undefined

/** Runs `stop` when a signal ends this process. The returned function withdraws it. */
export const onSignal = (stop: Stop): (() => void) => {
  stops.add(stop)
  return () => void stops.delete(stop)
}

const end = (code: number): void => {
  if (endingSince !== undefined) {
    if (Date.now() - endingSince > SAME_SIGNAL_MS) process.exit(code)
    return
  }
  endingSince = Date.now()
  // The work goes on while its servers stop: its errors and its exit code mean nothing any more.
  process.on('uncaughtException', () => undefined)
  process.on('exit', () => {
    process.exitCode = code
  })
  setTimeout(() => process.exit(code), DEADLINE_MS)
  void Promise.allSettled([...stops].map((stop) => stop())).then(() => process.exit(code))
}

const SHELL = /(^|\/)(sh|dash|bash|zsh|ash|ksh|busybox)$/

/** The shell between npm and a script does not pass signals on, so its own parent counts too. */
const ancestors = (): readonly number[] => {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-o', 'comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  })
  const [, parent, name = ''] = /^\s*(\d+)\s+(\S+)/.exec(stdout) ?? []
  return SHELL.test(name) ? [process.ppid, Number(parent)] : [process.ppid]
}

const endWithParent = (): void => {
  const parent = process.ppid
  const watched = ancestors()
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isRunning)) return
    clearInterval(timer)
    end(128 + constants.signals.SIGHUP)
  }, PARENT_CHECK_MS)
  timer.unref()
}

/**
 * Ends this process within five seconds, with what it started, on SIGINT, SIGTERM and SIGHUP and as a script of
 * npm or with `ENDS_WITH_PARENT` when its parent has ended (after a kill -9 nothing else says so). A second signal ends
 * it at once.
 */
export const endOnSignals = (): void => {
  for (const signal of SIGNALS) process.on(signal, () => end(128 + constants.signals[signal]))
  // A closed terminal or pipe must not end the process before its servers have stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  if (environment.endsWithParent) endWithParent()
}
