import { isoNow } from '../runtime/clock.ts'
import { put, write, type Key } from '../table/index.ts'

/** The last run of a schedule that deletes what is due. Members see it on "Deine Daten". */
export interface SweepRunItem {
  readonly PK: 'SWEEPS'
  readonly SK: string
  readonly ranAt: string
}

export const sweepRunKey = (name: string): Key<SweepRunItem> => ({ PK: 'SWEEPS', SK: name })

/** At the end of a run, so that a run that failed does not count. */
export const recordSweep = async (name: string): Promise<void> => {
  await write(put<SweepRunItem>({ PK: 'SWEEPS', SK: name, ranAt: isoNow() }))
}
