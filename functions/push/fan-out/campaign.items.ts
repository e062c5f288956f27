import type { Genre } from '#shared/domain/options.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { putNew, type Key, type Write } from '#platform/table/index.ts'
import type { NewNote } from '../items/note.items.ts'

export interface DiscoveredBand {
  readonly id: string
  readonly name: string
  readonly genre: string
  readonly country?: string | undefined
  readonly description?: string | undefined
}

/** What a push to everybody says: the same to all, or a band by the genres of each member. */
export type Campaign =
  | { readonly kind: 'news'; readonly note: NewNote }
  | {
      readonly kind: 'discovery'
      readonly at: number
      readonly bands: Readonly<Partial<Record<Genre, readonly DiscoveredBand[]>>>
    }

/** A push to everybody, stored once, so that a repeated start says the same. */
export interface CampaignItem {
  readonly PK: string
  readonly SK: 'CAMPAIGN'
  readonly campaign: Campaign
  readonly expiresAt: number
}

/** Longer than a message can wait in a dead-letter queue. */
const KEPT_SECONDS = keptSeconds('sentPush')

/** @param id `news-2026-11-23` or `discovery-2026-11-27`: the day in Berlin */
export const campaignKey = (id: string): Key<CampaignItem> => ({
  PK: `PUSH_CAMPAIGN#${id}`,
  SK: 'CAMPAIGN',
})

/** Fails when it was stored before. */
export const putCampaign = (id: string, campaign: Campaign): Write<CampaignItem> =>
  putNew<CampaignItem>({
    PK: campaignKey(id).PK,
    SK: 'CAMPAIGN',
    campaign,
    expiresAt: epochSeconds() + KEPT_SECONDS,
  })
