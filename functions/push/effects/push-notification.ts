import { getItems } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { type LikerItem, receiverOf } from '../../notifications/index.ts'
import { notificationsKey } from '../../settings/index.ts'
import { readWishes } from '../decide/wishes.ts'
import { pushHorns } from '../horns/push-horns.ts'
import { activityNote, type NotifiedItem } from '../notes/activity-note.ts'
import { mutedPostKey } from '../posts/muted-post.items.ts'
import { pushOrWait } from '../waiting/let-wait.ts'

/** Most imports end by then; the push says what they brought until it is sent. */
const IMPORT_SECONDS = 300

const isImport = (item: NotifiedItem): boolean => 'imported' in item && item.imported !== undefined

const pushActivity = async (item: NotifiedItem): Promise<void> => {
  const memberId = receiverOf(item)
  const note = activityNote(item)
  const { postId } = note
  const muteKey = postId === undefined ? undefined : mutedPostKey(memberId, postId)
  const items = await getItems([notificationsKey(memberId), ...(muteKey ? [muteKey] : [])])
  if (muteKey && items.at(muteKey)) return
  const wishes = readWishes(items.at(notificationsKey(memberId)))
  await pushOrWait(memberId, note, wishes, isImport(item) ? IMPORT_SECONDS : undefined)
}

/** `push-decision` pushes that itself. */
const isRelease = (item: NotifiedItem | LikerItem): boolean =>
  'kind' in item &&
  item.kind === 'decision' &&
  (item.decision.event === 'released' || item.decision.event === 'objection-granted')

/** Pushes what appears in a member's two lists of notifications. */
export const handler = effect<NotifiedItem | LikerItem>(async ({ after }) => {
  if (!after || isRelease(after)) return
  await ('likeId' in after ? pushHorns(after) : pushActivity(after))
})
