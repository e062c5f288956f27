export {
  bandIdOf,
  bandItem,
  bandKey,
  changeBandItem,
  type BandChange,
  type BandItem,
  type BandValues,
  bandClaimKey,
} from './band.items.ts'
export { bandNameKey } from './band-name.items.ts'
export { newBand, waitsAsNamesake } from './new-band.ts'
export {
  bandArticlesKey,
  bandArticlesPartition,
  bandCountsKey,
  countFollowers,
  linkArticle,
  returnRoomForProposal,
  unlinkArticle,
  type BandArticleItem,
} from './band-counts.items.ts'
export {
  bandFollowKey,
  createBandFollow,
  type BandFollowItem,
  followedBandsPartition,
} from './band-follow.items.ts'
export {
  bandIdOfEntry,
  cardOf,
  filteredPartition,
  presentCard,
  type CardItem,
} from './band-card.items.ts'
export { bandIndexKey } from './band-index.items.ts'
export { requireOwnName } from './another-band.ts'
export {
  findBand,
  findBandOf,
  findBandsByName,
  findNamesakes,
  noteActivity,
  readBandFollowers,
  readFollowedBands,
} from './band.repository.ts'
export { importBatches, type ImportBatch } from './import-batches.ts'
export { bandOfConcert } from './band-of-concert.rules.ts'
export { BAND_TEXTS } from '../texts.ts'
