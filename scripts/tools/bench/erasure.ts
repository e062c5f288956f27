import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErasureItem } from '#functions/auth/erasure-state/index.ts'
import { endOnSignals } from '../../lifetime.ts'
import { freePort } from '#testing/free-port.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { reportFigures } from '../measurements/figure.ts'
import { largeMember, MEDIA, TEXTS } from './large-member.ts'
import { WorkerMemory } from './worker-memory.ts'

const MAX_MB = 256
const MAX_SECONDS = 600
const POLL_MS = 500
const GIVE_UP_MS = 1_800_000

/** Makes the erasure of a member due now, as the request does 14 days before, and gives what reads its state. */
const requestFor = async (memberId: string): Promise<() => Promise<ErasureItem | undefined>> => {
  const [{ get, transact }, { newId }, { isoNow }, erasures] = await Promise.all([
    import('#platform/table/index.ts'),
    import('#platform/runtime/ids.ts'),
    import('#platform/runtime/clock.ts'),
    import('#functions/auth/erasure-state/index.ts'),
  ])
  const due = { ...erasures.newErasure(memberId, newId()), dueAt: isoNow() }
  await transact(erasures.putErasure(due))
  return () => get(erasures.erasureKey(memberId), { consistent: true })
}

/** The passes after the first one only look for what effects left; the pause before each takes 15 minutes. */
const waitForFirstPass = async (read: () => Promise<ErasureItem | undefined>) => {
  const end = Date.now() + GIVE_UP_MS
  while (Date.now() < end) {
    const erasure = await read()
    if (erasure?.passes) return
    await sleep(POLL_MS)
  }
  throw new Error('The first pass did not end.')
}

endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-erasure-'))
const memory = new WorkerMemory(['erase-member'])
const cloud = await startLocalCloud({ port: await freePort(), dir: directory, seed: false })

try {
  const { id } = await largeMember(cloud)
  const read = await requestFor(id)
  const started = performance.now()
  await cloud.runSchedule('start-erasures')
  await waitForFirstPass(read)
  const seconds = (performance.now() - started) / 1000
  const peak = memory.peaks.get('erase-member') ?? Infinity
  console.log(
    [
      `${String(TEXTS)} texts and ${String(MEDIA)} media, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
    ].join('\n'),
  )
  reportFigures([
    { name: 'erasure: first pass', value: seconds, limit: MAX_SECONDS, unit: 's' },
    { name: 'erasure: peak memory of the worker', value: peak, limit: MAX_MB, unit: 'MB' },
  ])
} finally {
  memory.stop()
  await cloud.stop()
  rmSync(directory, { recursive: true, force: true })
}
