export {
  bandIdOf,
  bandIsUnchanged,
  bandIsVisible,
  bandItem,
  bandKey,
  changeBandItem,
  type BandChange,
  type BandFact,
  type BandItem,
  type BandValues,
  bandClaimKey,
  type BandClaimItem,
} from './band.items.ts'
export { foldCountry } from './band-name.ts'
export { bandNameKey, isRenamed, moveBandName } from './band-name.items.ts'
export { newBand, releaseBand, restoreBand, takeDownBand, waitsAsNamesake } from './new-band.ts'
export {
  bandArticlesKey,
  bandArticlesPartition,
  bandCountsKey,
  countFollowers,
  linkArticle,
  newcomersByActivity,
  retitleArticle,
  returnRoomForProposal,
  takeRoomForProposal,
  unlinkArticle,
  type BandArticleItem,
  type BandArticlesItem,
  returnProposalShare,
  takeProposalShare,
} from './band-counts.items.ts'
export {
  bandFollowKey,
  createBandFollow,
  deleteBandFollow,
  type BandFollowItem,
  followedBandsPartition,
} from './band-follow.items.ts'
export {
  bandIdOfEntry,
  cardOf,
  filteredPartition,
  isFirstMatch,
  nameRange,
  wholeNameRanges,
  presentCard,
  type CardItem,
} from './band-card.items.ts'
export {
  bandIndexKey,
  facetsPartitions,
  indexWrites,
  type BandFacetItem,
} from './band-index.items.ts'
export { requireOwnName } from './another-band.ts'
export {
  findBand,
  findBandOf,
  findBandsByName,
  findNamesakes,
  noteActivity,
  readBandFollowers,
  readFollowedBands,
  readCards,
} from './band.repository.ts'
export { importBatches, type ImportBatch } from './import-batches.ts'
export { bandOfConcert } from './band-of-concert.rules.ts'
export { BAND_TEXTS } from '../texts.ts'
