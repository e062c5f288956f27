import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataExportState } from '#shared/api/data-export.ts'
import { endOnSignals } from '../../lifetime.ts'
import { freePort } from '#testing/free-port.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { reportFigures } from '../measurements/figure.ts'
import { largeMember, MEDIA } from './large-member.ts'
import { WorkerMemory } from './worker-memory.ts'

const MAX_SECONDS = 600
const MAX_MB = 256
const POLL_MS = 500

endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-export-'))
const memory = new WorkerMemory(['export-data'])
const cloud = await startLocalCloud({ port: await freePort(), dir: directory, seed: false })

const ask = async (method: 'GET' | 'POST', token: string): Promise<DataExportState> => {
  const answer = await fetch(`${cloud.url}/api/data-export`, {
    method,
    headers: { 'X-Auth-Token': token },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as DataExportState
}

const waitForEnd = async (token: string): Promise<DataExportState> => {
  for (;;) {
    const state = await ask('GET', token)
    if (state.state !== 'running') return state
    await sleep(POLL_MS)
  }
}

try {
  const { token } = await largeMember(cloud)
  const started = performance.now()
  await ask('POST', token)
  const end = await waitForEnd(token)
  const seconds = (performance.now() - started) / 1000
  const peak = memory.peaks.get('export-data') ?? Infinity
  if (end.state !== 'ready') throw new Error(`The export ended as ${end.state}`)
  const megabytes = end.files.map(({ bytes }) => (bytes / 1024 / 1024).toFixed(1))
  console.log(
    [
      `${String(end.entries)} entries and ${String(MEDIA)} media, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
      `files of ${megabytes.join(', ')} MB`,
    ].join('\n'),
  )
  reportFigures([
    { name: 'export: until it is ready', value: seconds, limit: MAX_SECONDS, unit: 's' },
    { name: 'export: peak memory of the worker', value: peak, limit: MAX_MB, unit: 'MB' },
  ])
} finally {
  memory.stop()
  await cloud.stop()
  rmSync(directory, { recursive: true, force: true })
}
