import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importConcerts, type ImportedRow } from '#shared/api/concert-import.ts'
import { call } from '#spa/platform/api-client.ts'
import { serverNow } from '#spa/platform/server-time.ts'
import type { Encoding } from '../model/import/encodings.ts'
import { readFile } from '../model/import/read-file.ts'
import { horizonAt } from '../model/import/horizon.ts'
import { createRun, IDLE, type Run, type RunState } from '../model/import/run.ts'
import type { Results, Sendable } from '../model/import/sendable.ts'
import { invalidateConcerts } from './concerts.ts'
import { ownImportsQuery } from './own-imports.ts'

interface FileToRead {
  readonly file: Blob
  /** That the member chose. */
  readonly encoding?: Encoding
}

export const useReadFile = () =>
  useMutation({ mutationFn: ({ file, encoding }: FileToRead) => readFile(file, encoding) })

export const currentHorizon = () => horizonAt(serverNow())

const KEY_LENGTH = 40

/**
 * The Idempotency-Key of rows follows from their content and the import, so a file that is sent again after a reload continues where
 * it stopped.
 */
const keyOf = async (rows: readonly ImportedRow[], importId = ''): Promise<string> => {
  const bytes = new TextEncoder().encode(importId + JSON.stringify(rows))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, KEY_LENGTH)
}

const sendAs = (importId: Promise<string>) => async (rows: readonly ImportedRow[]) => {
  const body = { importId: await importId, rows: [...rows] }
  const idempotencyKey = await keyOf(rows, body.importId)
  const { results } = await call(importConcerts, { body, idempotencyKey })
  return results
}

/** A file that is read again after it was undone is another import; before that, it is the same. */
const nameOf = async (client: QueryClient, rows: readonly ImportedRow[]): Promise<string> => {
  // Without it the server refuses an import that was undone, and says so.
  const own = await client.query({ ...ownImportsQuery, staleTime: 'static' }).catch(() => undefined)
  return keyOf(rows, own?.undoneCount ? String(own.undoneCount) : '')
}

export interface Sent extends Omit<RunState, 'results'> {
  /** Of all rows that were sent, by their key. */
  readonly results: Results
  /** How many rows of this round were sent, and how many it has. */
  readonly done: number
  readonly all: number
}

const NOTHING_SENT: Sent = { ...IDLE, results: new Map(), done: 0, all: 0 }

const noted = (before: Sent, rows: readonly Sendable[], state: RunState): Sent => ({
  ...state,
  results: new Map([
    ...before.results,
    ...state.results.map((result, index) => [rows[index]?.key ?? '', result] as const),
  ]),
  done: state.results.length,
  all: rows.length,
})

/** Sends rows in rounds; what was sent stays when the dialog closes. */
export const useImportRun = () => {
  const client = useQueryClient()
  const run = useRef<Run>(undefined)
  const importId = useRef<Promise<string>>(undefined)
  const [state, setState] = useState<Sent>(NOTHING_SENT)
  useEffect(() => () => run.current?.stop(), [])
  const goOn = async (): Promise<void> => {
    await run.current?.start()
    void invalidateConcerts(client)
  }
  const start = async (rows: readonly Sendable[]): Promise<void> => {
    const wanted = rows.map(({ row }) => row)
    // Further rounds belong to the import that the first one began.
    importId.current ??= nameOf(client, wanted)
    run.current = createRun({
      rows: wanted,
      send: sendAs(importId.current),
      onChange: (next) => setState((before) => noted(before, rows, next)),
    })
    await goOn()
  }
  const stop = (): void => run.current?.stop()
  return { state, start, resume: goOn, stop }
}

export type ImportRun = ReturnType<typeof useImportRun>
