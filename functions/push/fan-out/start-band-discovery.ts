import { hash } from 'node:crypto'
import { matchesGenre } from '#shared/domain/band-filter.ts'
import { isListedGenre } from '#shared/domain/listed-genre.ts'
import { GENRES, type Genre } from '#shared/domain/options.ts'
import { wallClockAt } from '#shared/domain/wall-clock.ts'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { query } from '#platform/table/index.ts'
import { bandIdOfEntry, filteredPartition, type CardItem } from '../../bands/items/index.ts'
import type { DiscoveredBand } from './campaign.items.ts'
import { startFanOut } from './start-fan-out.ts'

const READ = 30
const CANDIDATES = 5
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Each week begins at another letter of the alphabet. */
const letterOf = (id: string, genre: Genre): string =>
  LETTERS[hash('sha256', `${id} ${genre}`, 'buffer').readUInt32BE(0) % LETTERS.length] ?? ''

const toBand = (entry: CardItem): DiscoveredBand => ({
  id: bandIdOfEntry(entry),
  name: entry.name,
  genre: entry.genre ?? '',
  country: entry.country,
  description: entry.description,
})

/** Bands with a description come first, because the push says more about them. */
const candidatesOf = async (id: string, genre: Genre): Promise<readonly DiscoveredBand[]> => {
  const partition = filteredPartition({ genre })
  const from = letterOf(id, genre)
  const pages = [{ from }, { before: from }].map((range) =>
    query(partition, { ...range, limit: READ }),
  )
  const entries = (await Promise.all(pages)).flatMap(({ items }) => items)
  return entries
    .filter((entry) => isListedGenre(entry.genre) && matchesGenre(entry.genre, genre))
    .toSorted((a, b) => Number(!a.description) - Number(!b.description))
    .slice(0, CANDIDATES)
    .map(toBand)
}

/** Starts the weekly push of one band by the genres of each member. */
export const handler = async (): Promise<void> => {
  const at = now()
  const id = `discovery-${wallClockAt(at, 'Europe/Berlin').date}`
  const found = await Promise.all(
    GENRES.map(async (genre) => [genre, await candidatesOf(id, genre)] as const),
  )
  const bands = Object.fromEntries(found.filter(([, candidates]) => candidates.length > 0))
  const genres = Object.keys(bands).length
  log.info('band discovery', { id, genres })
  if (genres > 0) await startFanOut(id, { kind: 'discovery', at, bands })
}
