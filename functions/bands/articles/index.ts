export { draftBand } from './draft-band.ts'
export { linkBands } from './link-bands.ts'
export { bandMention, bandMentionKey, bandMentionsPartition } from './mention.items.ts'
