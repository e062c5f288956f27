import type { Band, Namesake } from '#shared/api/bands.ts'
import { mayModerate } from '#shared/domain/roles.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany, query } from '#platform/table/index.ts'
import {
  BAND_TEXTS,
  bandArticlesKey,
  bandArticlesPartition,
  bandClaimKey,
  bandCountsKey,
  bandFollowKey,
  bandIdOf,
  bandKey,
  findBandsByName,
  type BandItem,
} from '../bands/items/index.ts'
import { presentBand } from './band.presenter.ts'
import { readUpcoming } from './upcoming.repository.ts'

const SHOWN_ARTICLES = 20

const maySee = (viewerId: string, { status, submittedBy }: BandItem): boolean =>
  status === undefined || submittedBy?.id === viewerId

const readItems = async (viewerId: string, bandId: string, consistent: boolean) => {
  const [band, counts, articles, follow, claim, viewer, blocks] = await getMany(
    [
      bandKey(bandId),
      bandCountsKey(bandId),
      bandArticlesKey(bandId),
      bandFollowKey(viewerId, bandId),
      bandClaimKey(bandId, viewerId),
      memberKey(viewerId),
      blocksKey(viewerId),
    ],
    { consistent },
  )
  if (!band || !maySee(viewerId, band)) throw new ApiError('not_found', BAND_TEXTS.notFound)
  return { band, counts, articles, follow, claim, viewer, blocked: toBlocks(blocks) }
}

type Items = Awaited<ReturnType<typeof readItems>>

const numbersOf = ({ articles, counts }: Items) => ({
  articlesCount: articles?.count ?? 0,
  followersCount: counts?.followers ?? 0,
  lastKnownActivity: counts?.lastKnownActivity,
  askedAt: counts?.askedAt,
})

const mayConfirm = (viewerId: string, band: BandItem, viewer: MemberItem | undefined): boolean =>
  mayModerate(viewer?.role) || [band.claimedBy, band.submittedBy?.id].includes(viewerId)

const relationOf = (viewerId: string, { band, follow, claim, viewer, blocked }: Items) => ({
  isFollowed: follow !== undefined,
  isClaimPending: claim?.state === 'pending',
  mayEdit: mayModerate(viewer?.role) || band.claimedBy === viewerId,
  mayConfirm: mayConfirm(viewerId, band, viewer),
  hidesSubmitter: band.submittedBy !== undefined && blocked.has(band.submittedBy.id),
})

/** Concerts of the name belong to one of these; what waits for a moderator has none of them. */
const bandsOfName = (band: BandItem, namesakes: readonly Namesake[]) => {
  const { country, city, status } = band
  const own = { id: bandIdOf(band), country, city }
  return status === undefined || namesakes.length === 0 ? [own, ...namesakes] : namesakes
}

/** Other visible bands of the name, in all countries. Costs half a unit for a name that only one band has. */
const readNamesakes = async (band: BandItem): Promise<Namesake[]> => {
  const ids = await findBandsByName(band.name)
  const others = ids.filter((id) => id !== bandIdOf(band))
  if (others.length === 0) return []
  const bands = await getMany(others.map(bandKey))
  return bands.flatMap((other) => {
    if (!other || other.status !== undefined) return []
    const { name, genre = null, country = null, city = null, formedYear = null } = other
    return [{ id: bandIdOf(other), name, genre, country, city, formedYear }]
  })
}

/**
 * One band as this viewer may see it.
 * @throws ApiError not_found also for bands that wait for a moderator, but not for their submitter
 */
export const readBandFor = async (
  viewerId: string,
  bandId: string,
  { consistent = false } = {},
): Promise<Band> => {
  const [items, articles] = await Promise.all([
    readItems(viewerId, bandId, consistent),
    query(bandArticlesPartition(bandId), { newestFirst: true, limit: SHOWN_ARTICLES }),
  ])
  const namesakes = await readNamesakes(items.band)
  return presentBand(items.band, {
    ...numbersOf(items),
    ...relationOf(viewerId, items),
    articles: articles.items,
    namesakes,
    concerts: await readUpcoming(viewerId, {
      name: items.band.name,
      id: bandId,
      bands: bandsOfName(items.band, namesakes),
    }),
  })
}
