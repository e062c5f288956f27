import type { MutedWord } from '#shared/api/members.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { now } from '#platform/runtime/clock.ts'
import { get } from '#platform/table/index.ts'
import { mutedWordsKey } from './mute.items.ts'
import { presentWords } from './words.rules.ts'

/** The members that this member muted. Consistent, because it is read right after muting. */
export const readMuted = async (memberId: string): Promise<ReadonlySet<string>> =>
  (await get(blocksKey(memberId), { consistent: true }))?.muted ?? new Set()

/** The words that this member muted, without those that have ended. */
export const readMutedWords = async (memberId: string): Promise<readonly MutedWord[]> =>
  presentWords((await get(mutedWordsKey(memberId), { consistent: true }))?.words ?? [], now())
