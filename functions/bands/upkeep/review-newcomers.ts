import { isoNow, now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import {
  check,
  getMany,
  queryIndex,
  transact,
  unlessConditionFailed,
  update,
  type Key,
} from '#platform/table/index.ts'
import { bandCountsKey, newcomersByActivity } from '../items/band-counts.items.ts'
import { bandIdOf, bandKey, type BandItem } from '../items/band.items.ts'
import { changeBand } from '../revisions/change-band.ts'
import { UPKEEP_TEXTS } from '../texts.ts'
import { bandUpkeepKey, putUpkeep } from './upkeep.items.ts'
import { nextStep, silentBefore } from './upkeep.rules.ts'

const PAGE = 50
const CONCURRENT = 10

const isActive = (band: BandItem | undefined): band is BandItem =>
  band !== undefined && band.status === undefined && band.archivedAt === undefined

const archive = (band: BandItem, at: string) =>
  changeBand(band, {
    kind: 'archive',
    also: { archivedAt: at, archiveReason: UPKEEP_TEXTS.archiveReason },
  })

/** Does nothing when the band changed meanwhile; the next run looks again. */
const review = async (bandId: string): Promise<'ask' | 'archive' | 'wait'> => {
  const [band, counts, upkeep] = await getMany(
    [bandKey(bandId), bandCountsKey(bandId), bandUpkeepKey(bandId)],
    { consistent: true },
  )
  const lastKnownActivity = counts?.lastKnownActivity
  if (!isActive(band) || lastKnownActivity === undefined) return 'wait'
  const step = nextStep({ lastKnownActivity, upkeep }, new Date(now()))
  const at = isoNow()
  if (step === 'ask')
    await transact({
      upkeep: putUpkeep(bandId, 'silent', at),
      counts: update(bandCountsKey(bandId), { set: { askedAt: at } }),
    })
  if (step === 'archive')
    await unlessConditionFailed(
      transact({
        // An activity since it was read answers the question.
        silent: check(bandCountsKey(bandId), { lastKnownActivity }),
        ...archive(band, at),
        upkeep: putUpkeep(bandId, 'archived', at),
      }),
    )
  return step
}

/** Asks about newcomers without activity for a year, and archives those that nobody answered for. */
const reviewAll = async () => {
  const counts = { ask: 0, archive: 0, wait: 0 }
  let startAt: Key | undefined
  do {
    const page = await queryIndex(newcomersByActivity, {
      before: silentBefore(new Date(now())),
      limit: PAGE,
      startAt,
    })
    for (let from = 0; from < page.items.length; from += CONCURRENT) {
      const some = page.items.slice(from, from + CONCURRENT)
      const steps = await Promise.all(some.map((item) => review(bandIdOf(item))))
      for (const step of steps) counts[step] += 1
    }
    startAt = page.next
  } while (startAt)
  return counts
}

export const handler = async (): Promise<void> => {
  log.info('newcomers reviewed', await reviewAll())
}
