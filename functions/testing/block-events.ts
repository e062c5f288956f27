import { postLikeItem } from '../community/items/like.items.ts'
import { bandAlerts } from '../concerts/alerts/alert.items.ts'
import { noticeKey, noticesOfChange, type NoticeItem } from '../concerts/alerts/index.ts'
import { handler as notifyComments } from '../notifications/effects/notify-comments.ts'
import { handler as notifyConcerts } from '../notifications/effects/notify-concerts.ts'
import { handler as notifyFollows } from '../notifications/effects/notify-follows.ts'
import { handler as notifyLikes } from '../notifications/effects/notify-likes.ts'
import { handler as notifyStoryMentions } from '../notifications/effects/notify-story-mentions.ts'
import { storyItem } from '../stories/items/index.ts'
import { handler as notifyMentions } from '../notifications/effects/notify-mentions.ts'
import { followItem } from '../people/relations/follow.items.ts'
import { handler as pushMessage } from '../push/effects/push-message.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { Stored } from '#platform/table/index.ts'
import type { BlockScene } from './block-scene.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { storedComment } from './comments.ts'
import { storedMessage, storedPair } from './messages.ts'
import { putAll, storedPost } from './posts.ts'
import { wish } from './push-receivers.ts'
import { aStoredConcert } from './stored-concerts.ts'
import { stored } from './stored.ts'

/** Of a notice: alerts of the band, its followers, alerts of the town and of two cells. */
const ALERT_PAGES = 5

/** Makes the other do something that the viewer is notified of. */
type Cause = (scene: BlockScene) => Promise<void>

const aCommentSaying = async (
  { viewer, other, ownPost, post }: BlockScene,
  content: string,
): Promise<void> => {
  const place = content.includes('@')
    ? { id: post, author: other }
    : { id: ownPost, author: viewer }
  const { text, counters } = storedComment(place, other, { content })
  await putAll([text, counters])
  await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
}

/** For each effect that a block silences the events that prove it. */
export const blockEvents: Readonly<Record<string, Readonly<Record<string, Cause>>>> = {
  'notify-mentions': {
    'a mention in a post': async ({ viewer, other }) => {
      const { items } = storedPost(other, { content: `@${viewer.username} hör dir das an` })
      await putAll(items)
      await deliverTo('notify-mentions', notifyMentions)(changeRecord(null, items[0] as Stored))
    },
  },
  'notify-story-mentions': {
    'a mention in a story': async ({ viewer, other }) => {
      const { id, username } = other
      const story = storyItem(newId(), {
        author: { id, username, displayName: username, avatar: null, isVerified: false },
        authorVersion: 1,
        slides: [{ type: 'text', content: `@${viewer.username} hör dir das an` }],
        status: undefined,
      })
      await putAll([story])
      await deliverTo('notify-story-mentions', notifyStoryMentions)(changeRecord(null, story))
    },
  },
  'notify-comments': {
    'a comment on the own post': (scene) => aCommentSaying(scene, 'Laut.'),
    'a mention in a comment': (scene) => aCommentSaying(scene, `@${scene.viewer.username}`),
  },
  'notify-likes': {
    'a like on the own post': async ({ viewer, other, ownPost }) => {
      const like = postLikeItem({
        memberId: other.id,
        targetId: ownPost,
        likeId: newId(),
        authorId: viewer.id,
      })
      await putAll([like])
      await deliverTo('notify-likes', notifyLikes)(changeRecord(null, like))
    },
  },
  'notify-follows': {
    'a new follower': async ({ viewer, other }) => {
      const follow = followItem({
        followId: newId(),
        followerId: other.id,
        followeeId: viewer.id,
      })
      await putAll([follow])
      await deliverTo('notify-follows', notifyFollows)(changeRecord(null, follow))
    },
  },
  'push-message': {
    'a message in an open thread': async ({ viewer, other }) => {
      await wish(viewer.id, { quietHours: { isOn: false, from: '22:00', to: '08:00' } })
      await putAll([storedPair(other, viewer, { acceptedAt: isoNow() })])
      const { item } = storedMessage(other, viewer)
      await putAll([item])
      await deliverTo('push-message', pushMessage)(changeRecord(null, item))
    },
  },
  'notify-concerts': {
    'a new concert of a watched band': async ({ viewer, other }) => {
      const bandName = `Grabeswind ${newId()}`
      await putAll([{ ...bandAlerts(bandName), SK: `${viewer.id}#${newId()}` }])
      const concert = await aStoredConcert({ bandName }, other.id)
      const deliver = deliverTo('notify-concerts', notifyConcerts)
      await deliver(changeRecord(null, concert))
      const [notice] = noticesOfChange({ before: null, after: concert, at: Date.now() })
      for (let pages = 0; notice && pages < ALERT_PAGES; pages++) {
        const item: NoticeItem | null = await stored(noticeKey(notice))
        if (item) await deliver(changeRecord(null, item))
      }
    },
  },
}
