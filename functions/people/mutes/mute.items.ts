import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { expression, update, type Key, type Write } from '#platform/table/index.ts'

/** Fails when the member already mutes the maximum number of members. */
export const addMuted = (memberId: string, otherId: string): Write<BlocksItem> =>
  update(blocksKey(memberId), {
    add: { muted: new Set([otherId]) },
    condition: expression`attribute_not_exists(muted) OR contains(muted, ${otherId}) OR size(muted) < ${LIMITS.mutedMembers}`,
  })

/** Fails when the member mutes nobody. */
export const removeMuted = (memberId: string, otherId: string): Write<BlocksItem> =>
  update(blocksKey(memberId), {
    removeFrom: { muted: new Set([otherId]) },
    condition: expression`attribute_exists(muted)`,
  })

export interface StoredWord {
  readonly word: string
  /** ISO time; absent for words that stay muted. */
  readonly until?: string
}

/** The words of a member that the browser folds up. */
export interface MutedWordsItem {
  readonly PK: string
  readonly SK: 'MUTED_WORDS'
  readonly words: readonly StoredWord[]
  /** Grows with each change, so that none overwrites another. */
  readonly version: number
}

export const mutedWordsKey = (memberId: string): Key<MutedWordsItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'MUTED_WORDS',
})
