import { heldKey } from '#platform/content/held.items.ts'
import { remove, type Stored } from '#platform/table/index.ts'
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
import type { Parts } from './erasing.ts'

type CompanyOf = (item: never, memberId: string) => Parts

/** What is written together with the removal of an item of the member, by the kind of the item. */
export const COMPANY: Readonly<Record<string, CompanyOf>> = {
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
