import { query, type Key, type Partition, type Stored, remove } from '#platform/table/index.ts'
import { ITEM_KINDS } from '../catalogue/index.ts'
import { kindNameOf, type Erasing, type Parts } from './erasing.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { sessionKeyOf, type SessionEntryItem } from '#platform/identity/session.items.ts'
import { credentialKey, passkeyIdIn } from '../../auth/passkeys/index.ts'
import { countFollowers, type BandFollowItem } from '../../bands/items/index.ts'
import { countLikesOnComment, countOnPost, parseCommentId } from '../../community/items/index.ts'
import { removeEntries, type AlertsItem } from '../../concerts/alerts/index.ts'
import { feedAddressKey, type FeedItem } from '../../concerts/calendar/index.ts'
import { concertIdIn, countMark, type MarkItem } from '../../concerts/marks/index.ts'
import { countFollows } from '../../people/relations/index.ts'
import { endpointKey, type PushDeviceItem } from '../../push/items/index.ts'
import { dueKeyOf } from '../../push/waiting/index.ts'
import {
  barEntryKey,
  storyIdOf,
  storyUlidOf,
  type BarPlaceItem,
  type StoryItem,
} from '../../stories/items/index.ts'

type CompanyOf = (item: never, memberId: string) => Parts

/** What is written together with the removal of an item of the member, by the kind of the item. */
const COMPANY: Readonly<Record<string, CompanyOf>> = {
  'session-entry': ({ tokenHash }: SessionEntryItem) => ({
    session: remove(sessionKeyOf(tokenHash)),
  }),
  passkey: (item: Stored) => ({ owner: remove(credentialKey(passkeyIdIn(item))) }),
  'post-like': ({ SK }: Stored) => ({ count: countOnPost(SK, 'likes', -1) }),
  'comment-like': ({ SK }: Stored) => ({ count: countLikesOnComment(parseCommentId(SK), -1) }),
  follow: ({ SK }: Stored) => ({ count: countFollows(SK, { followers: -1 }) }),
  'followed-band': ({ SK }: BandFollowItem) => ({ count: countFollowers(SK, -1) }),
  'concert-mark': (mark: MarkItem) => ({ count: countMark(concertIdIn(mark.SK), mark, undefined) }),
  'concert-alerts': ({ alerts }: AlertsItem, memberId) =>
    Object.assign({}, ...alerts.map((alert) => removeEntries(memberId, alert))) as Parts,
  'personal-calendar': ({ secretHash }: FeedItem) => ({
    address: remove(feedAddressKey(secretHash)),
  }),
  'push-device': ({ endpoint }: PushDeviceItem) => ({ owner: remove(endpointKey(endpoint)) }),
  'waiting-push': (item: Stored, memberId) => ({ due: remove(dueKeyOf(item, memberId)) }),
  story: (item: StoryItem) => {
    const ref = { memberId: item.author.id, ulid: storyUlidOf(item) }
    return { held: remove(heldKey('story', storyIdOf(ref))) }
  },
  'story-place': ({ newest }: BarPlaceItem, memberId) =>
    newest === undefined ? {} : { tile: remove(barEntryKey(memberId, newest)) },
  'search-directory': ({ keys }: Stored & { readonly keys: readonly Stored[] }) =>
    Object.fromEntries(keys.map((key) => [`${key.PK} ${key.SK}`, remove(key)])),
}

const MEMBER = 'MEMBER#*'
const PAGE = 100

const isOwn = (role: string | undefined): boolean =>
  role === 'owner' || role === 'author' || role === 'actor'

/** Partitions that consist of one member's items, as the catalogue says. A new kind is erased without further code. */
const OWN_PATTERNS: readonly string[] = [
  ...new Set(
    ITEM_KINDS.filter(
      ({ PK, members, personal }) =>
        personal?.erased.by === 'delete' && isOwn(members['PK']) && /^[A-Z_]+#\*$/.test(PK),
    ).map(({ PK }) => PK),
  ),
]

const partitionOf = (pattern: string, memberId: string): Partition<Stored> => ({
  PK: pattern.replace('*', memberId),
})

export const chatPartitionOf = (pairId: string): Partition<Stored> => ({ PK: `CHAT#${pairId}` })

const companyOf = (item: Stored, memberId: string): Parts | undefined =>
  COMPANY[kindNameOf(item)]?.(item as never, memberId)

/** Deletes the items of a partition: those with company one by one, all others together. */
const erasePage = async (erasing: Erasing, items: readonly Stored[]): Promise<void> => {
  const alone: Stored[] = []
  for (const item of items) {
    const company = companyOf(item, erasing.memberId)
    if (company) await erasing.removeItem(item, company)
    else alone.push(item)
  }
  await erasing.removeItems(alone)
}

interface Range {
  readonly beginsWith?: string
}

export const erasePartition = async (
  erasing: Erasing,
  partition: Partition<Stored>,
  { beginsWith }: Range = {},
): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(partition, { beginsWith, limit: PAGE, consistent: true, startAt })
    await erasePage(erasing, page.items)
    startAt = page.next
  } while (startAt)
}

/** All partitions of the member but the one with the profile. */
export const eraseOwnPartitions = async (erasing: Erasing): Promise<void> => {
  for (const pattern of OWN_PATTERNS.filter((each) => each !== MEMBER))
    await erasePartition(erasing, partitionOf(pattern, erasing.memberId))
}

export const eraseMember = (erasing: Erasing): Promise<void> =>
  erasePartition(erasing, partitionOf(MEMBER, erasing.memberId))
