import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importConcerts, type ImportedRow } from '#shared/api/concert-import.ts'
import { call } from '#spa/platform/api-client.ts'
import { serverNow } from '#spa/platform/server-time.ts'
import { keyOf } from '../model/import/chunk-key.ts'
import { readFile } from '../model/import/read-file.ts'
import { horizonAt } from '../model/import/read-row.ts'
import { createRun, IDLE, type Run, type RunState } from '../model/import/run.ts'
import { invalidateConcerts } from './concerts.ts'

export const useReadFile = () => useMutation({ mutationFn: (file: File) => readFile(file) })

export const currentHorizon = () => horizonAt(serverNow())

const send = async (rows: readonly ImportedRow[]) => {
  const body = { rows: [...rows] }
  const { results } = await call(importConcerts, { body, idempotencyKey: await keyOf(rows) })
  return results
}

/** Sends rows; what was sent stays when the dialog closes. */
export const useImportRun = () => {
  const client = useQueryClient()
  const run = useRef<Run>(undefined)
  const [state, setState] = useState<RunState>(IDLE)
  useEffect(
    () => () => {
      run.current?.stop()
    },
    [],
  )
  const start = async (rows: readonly ImportedRow[]): Promise<void> => {
    run.current ??= createRun({ rows, send, onChange: setState })
    await run.current.start()
    void invalidateConcerts(client)
  }
  const stop = (): void => {
    run.current?.stop()
  }
  return { state, start, stop }
}

export type ImportRun = ReturnType<typeof useImportRun>
