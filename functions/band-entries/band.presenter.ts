import type { Band, Namesake, Release } from '#shared/api/bands.ts'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { describeStatus } from '#platform/content/status-reason.ts'
import {
  bandIdOf,
  cardOf,
  presentCard,
  type BandArticleItem,
  type BandItem,
} from '../bands/items/index.ts'

/** What the detail shows beside the band itself. */
export interface BandContext {
  readonly articlesCount: number
  readonly followersCount: number
  readonly lastKnownActivity: string | undefined
  readonly isFollowed: boolean
  readonly isClaimPending: boolean
  readonly mayEdit: boolean
  readonly mayConfirm: boolean
  readonly askedAt: string | undefined
  /** The submitter is hidden from the viewer. */
  readonly hidesSubmitter: boolean
  readonly articles: readonly BandArticleItem[]
  readonly concerts: readonly ConcertCard[]
  readonly namesakes: readonly Namesake[]
}

const NO_YEAR = -1

/** The newest first; those without a year last. */
const sortedReleases = (releases: readonly Release[] = []): Release[] =>
  releases
    .map(({ title, year, type, url }) => ({ title, year, type, url }))
    .toSorted((a, b) => (b.year ?? NO_YEAR) - (a.year ?? NO_YEAR))

const sortedLinks = (links: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(links).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const valuesOf = (band: BandItem) => ({
  description: band.description ?? null,
  website: band.website ?? null,
  socialMediaUrl: band.socialMediaUrl ?? null,
  imageUrl: band.imageUrl ?? null,
  socialLinks: sortedLinks(band.socialLinks),
  spotifyUrl: band.spotifyUrl ?? null,
  youtubeUrl: band.youtubeUrl ?? null,
  members: (band.members ?? []).map(({ name, instrument }) => ({ name, instrument })),
  releases: sortedReleases(band.releases),
  facts: (band.facts ?? []).map(({ text, articleId, source, url }) => ({
    text,
    articleId,
    source,
    url,
  })),
})

/** An activity after the question answers it. */
const openQuestion = ({ askedAt, lastKnownActivity = '' }: BandContext): string | null =>
  askedAt !== undefined && askedAt > lastKnownActivity ? askedAt : null

export const presentBand = (band: BandItem, context: BandContext): Band => ({
  ...presentCard(bandIdOf(band), cardOf(band, context.articlesCount)),
  ...valuesOf(band),
  submittedBy: context.hidesSubmitter ? null : (band.submittedBy?.username ?? null),
  upcomingConcerts: [...context.concerts],
  namesakes: [...context.namesakes],
  articles: context.articles.map(({ SK, title }) => ({
    id: SK,
    title,
    publishedAt: ulidDate(SK),
  })),
  followersCount: context.followersCount,
  isFollowed: context.isFollowed,
  mayEdit: context.mayEdit,
  isClaimPending: context.isClaimPending,
  isMarkResting: band.claimedBy !== undefined && band.identityProposal !== undefined,
  lastKnownActivity: context.lastKnownActivity ?? band.updatedAt,
  archivedAt: band.archivedAt ?? null,
  archiveReason: band.archiveReason ?? null,
  askedAt: band.archivedAt === undefined ? openQuestion(context) : null,
  mayConfirm: context.mayConfirm,
  status: band.status ?? 'visible',
  statusReason: describeStatus(band),
  version: band.version,
})
