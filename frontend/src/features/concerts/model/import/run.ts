import type { ImportedRow, ImportResult } from '#shared/api/concert-import.ts'
import { LIMITS } from '#shared/domain/limits.ts'

export interface RunState {
  readonly status: 'idle' | 'sending' | 'stopped' | 'failed' | 'done'
  /** Of the first rows, in their order. */
  readonly results: readonly ImportResult[]
  readonly failure: string | null
}

export const IDLE: RunState = { status: 'idle', results: [], failure: null }

/** Sends rows and returns the results of all of them, or of the first ones. */
type Send = (rows: readonly ImportedRow[]) => Promise<readonly ImportResult[]>

interface RunOptions {
  readonly rows: readonly ImportedRow[]
  readonly send: Send
  readonly onChange: (state: RunState) => void
}

export interface Run {
  /** Sends what was not sent yet; also after a stop or a failure. */
  readonly start: () => Promise<void>
  /** Stops after the rows that are on their way. */
  readonly stop: () => void
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Sends rows in chunks, one after the other. */
export const createRun = ({ rows, send, onChange }: RunOptions): Run => {
  let state = IDLE
  let isStopped = false
  const change = (next: Partial<RunState>): void => {
    state = { ...state, ...next }
    onChange(state)
  }
  const sendChunk = async (): Promise<void> => {
    const start = state.results.length
    const results = await send(rows.slice(start, start + LIMITS.importChunk))
    if (results.length === 0) throw new Error('No row was tried.')
    change({ results: [...state.results, ...results] })
  }
  const isDone = (): boolean => state.results.length >= rows.length
  const sendAll = async (): Promise<void> => {
    while (!isDone() && !isStopped) await sendChunk()
  }
  return {
    start: async () => {
      if (state.status === 'sending') return
      isStopped = false
      change({ status: 'sending', failure: null })
      try {
        await sendAll()
        change({ status: isDone() ? 'done' : 'stopped' })
      } catch (error) {
        change({ status: 'failed', failure: reasonOf(error) })
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}
