import { nameIdentity } from '#shared/domain/name-identity.ts'
import { query } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { bandMentionsPartition } from '../articles/mention.items.ts'
import { linkBands } from '../articles/link-bands.ts'
import type { BandItem } from '../items/band.items.ts'

/** The newest articles; a band that was named more often keeps older articles without a link. */
const ARTICLES = 100

const shownName = (band: BandItem | null): string | undefined =>
  band && band.status === undefined ? nameIdentity(band.name) : undefined

/** Links the articles from before a band was added, approved or renamed. */
export const handler = effect<BandItem>(async ({ before, after }) => {
  const name = shownName(after)
  if (name === undefined || name === shownName(before)) return
  const { items } = await query(bandMentionsPartition(name), {
    consistent: true,
    newestFirst: true,
    limit: ARTICLES,
    project: ['SK'],
  })
  for (const { SK } of items) await linkBands(SK)
})
