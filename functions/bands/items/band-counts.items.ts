import { LIMITS } from '#shared/domain/limits.ts'
import {
  exists,
  expression,
  putNew,
  remove,
  update,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'
import { bandKey } from './band.items.ts'

/** Numbers and times of a band that change without a revision. */
export interface BandCountsItem {
  readonly PK: string
  readonly SK: 'N'
  readonly followers?: number
  /** Proposed edits that wait for a decision. */
  readonly openProposals?: number
  /** ISO 8601; never moves backwards. Absent before the first activity. */
  readonly lastKnownActivity?: string
  /** When the clean-up asked about the band, in ISO 8601; a later activity is the answer. */
  readonly askedAt?: string
  /** Only of newcomers that the clean-up looks at. */
  readonly GSI1PK?: string
  readonly GSI1SK?: string
}

export const bandCountsKey = (bandId: string): Key<BandCountsItem> => ({
  PK: bandKey(bandId).PK,
  SK: 'N',
})

/** Newcomers by their last activity, the longest silent first; `GSI1SK` begins with its time. */
export const newcomersByActivity: IndexPartition<BandCountsItem> = { GSI1PK: 'NEWCOMERS' }

const activityIndex = (bandId: string, at: string): string => `${at}#${bandId}`

/** Fails when this or a later activity is known. */
export const moveActivity = (bandId: string, at: string): Write<BandCountsItem> =>
  update(bandCountsKey(bandId), {
    set: { lastKnownActivity: at, GSI1SK: activityIndex(bandId, at) },
    condition: expression`attribute_not_exists(lastKnownActivity) OR lastKnownActivity < ${at}`,
  })

/** Whether the clean-up looks at this band. `since` counts when no activity is known. */
export const watchActivity = (
  bandId: string,
  isWatched: boolean,
  since: string,
): Write<BandCountsItem> =>
  update(bandCountsKey(bandId), {
    set: {
      GSI1PK: isWatched ? newcomersByActivity.GSI1PK : undefined,
      lastKnownActivity: expression`if_not_exists(lastKnownActivity, ${since})`,
      GSI1SK: expression`if_not_exists(GSI1SK, ${activityIndex(bandId, since)})`,
    },
  })

export const countFollowers = (bandId: string, by: 1 | -1): Write<BandCountsItem> =>
  update(bandCountsKey(bandId), { add: { followers: by } })

/** Fails when as many wait as are allowed. */
export const takeRoomForProposal = (bandId: string): Write<BandCountsItem> =>
  update(bandCountsKey(bandId), {
    add: { openProposals: 1 },
    condition: expression`attribute_not_exists(openProposals) OR openProposals < ${LIMITS.bandProposals}`,
  })

/** For a proposal that is withdrawn or decided. */
export const returnRoomForProposal = (bandId: string): Write<BandCountsItem> =>
  update(bandCountsKey(bandId), { add: { openProposals: -1 } })

/** How many published articles name the band; changes with the links themselves. */
export interface BandArticlesItem {
  readonly PK: string
  readonly SK: 'ARTICLES'
  readonly entity: 'BandArticles'
  readonly count: number
}

export const bandArticlesKey = (bandId: string): Key<BandArticlesItem> => ({
  PK: bandKey(bandId).PK,
  SK: 'ARTICLES',
})

/** A published article that names a band, the newest first by its id. */
export interface BandArticleItem {
  readonly PK: string
  /** The id of the article. */
  readonly SK: string
  readonly title: string
}

export const bandArticlesPartition = (bandId: string): Partition<BandArticleItem> => ({
  PK: `BAND_ARTICLES#${bandId}`,
})

export const bandArticleKey = (bandId: string, articleId: string): Key<BandArticleItem> => ({
  PK: bandArticlesPartition(bandId).PK,
  SK: articleId,
})

const countArticles = (bandId: string, by: 1 | -1): Write<BandArticlesItem> =>
  update(bandArticlesKey(bandId), { set: { entity: 'BandArticles' }, add: { count: by } })

/** Fails with `bandArticle` when the article is linked already. */
export const linkArticle = (bandId: string, articleId: string, title: string) => ({
  bandArticle: putNew<BandArticleItem>({ ...bandArticleKey(bandId, articleId), title }),
  bandArticles: countArticles(bandId, 1),
})

/** Fails when the article is not linked. */
export const retitleArticle = (
  bandId: string,
  articleId: string,
  title: string,
): Write<BandArticleItem> =>
  update(bandArticleKey(bandId, articleId), { set: { title }, condition: exists })

/** Fails with `bandArticle` when the article is not linked. */
export const unlinkArticle = (bandId: string, articleId: string) => ({
  bandArticle: remove(bandArticleKey(bandId, articleId), exists),
  bandArticles: countArticles(bandId, -1),
})

/** How many open proposals for a band are of one member. */
interface ProposalShareItem {
  readonly PK: string
  readonly SK: string
  readonly open?: number
}

const proposalShareKey = (memberId: string, bandId: string): Key<ProposalShareItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: `PROPOSALS#${bandId}`,
})

/** Fails when as many of the member wait as are allowed. */
export const takeProposalShare = (memberId: string, bandId: string): Write<ProposalShareItem> =>
  update(proposalShareKey(memberId, bandId), {
    add: { open: 1 },
    condition: expression`attribute_not_exists(#open) OR #open < ${LIMITS.bandProposalsOfMember}`,
  })

export const returnProposalShare = (memberId: string, bandId: string): Write<ProposalShareItem> =>
  update(proposalShareKey(memberId, bandId), { add: { open: -1 } })
