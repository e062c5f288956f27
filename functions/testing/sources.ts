import { ADMIN } from './acting-admin.ts'
import { feedUrl } from './feed-server.ts'
import { workOff } from './work-queues.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { handler } from '../pipeline/intake/read-source.ts'
import { FRESH_ITEMS } from '../pipeline/intake/index.ts'
import { berlinDay, dayKey } from '../pipeline/run-state/index.ts'
import { addSource, listSources, removeSource } from '../pipeline/sources/index.ts'
import { stored, storedUnder } from './stored.ts'

export const HOUR_MS = 3_600_000
let count = 0

export const unique = (): string => `n${++count}`

export const aSource = async (path: string): Promise<string> => {
  const name = `Magazin ${++count}`
  const fields = { name, category: 'news', language: 'de', enabled: true } as const
  return (await addSource(ADMIN, { ...fields, url: feedUrl(path) })).id
}

export const removeSources = async (): Promise<void> => {
  for (const { id } of await listSources()) await removeSource(ADMIN, id)
}

export const ask = (sourceId: string, runAt = isoNow()): Promise<void> =>
  sendWork('read-source', [{ sourceId, runAt }])

/** Reads a source once, for a run that starts after all readings so far. */
export const read = async (sourceId: string): Promise<void> => {
  await ask(sourceId, new Date(now() + 1).toISOString())
  await workOff('read-source', handler)
}

export const readHealth = async (id: string) => {
  const source = (await listSources()).find((each) => each.id === id)
  if (!source) throw new Error('There is no such source.')
  return source.health
}

/** Number of items that a source has brought today. */
export const itemsOfToday = async (id: string): Promise<number> =>
  (await readHealth(id)).itemsPerDay.at(-1)?.items ?? 0

/** Titles of the items that are in no cluster yet. */
export const fresh = async (): Promise<string[]> =>
  (await storedUnder(FRESH_ITEMS)).map(({ title }) => title)

/** Number of items that all sources have brought today. */
export const itemsToday = async (): Promise<number> =>
  (await stored(dayKey(berlinDay(Date.now()))))?.['items'] ?? 0
