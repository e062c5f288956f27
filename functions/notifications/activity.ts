import type { Author } from '#shared/api/members.ts'
import {
  absent,
  check,
  exists,
  get,
  getItems,
  keyOf,
  onConditionFailed,
  retry,
  transact,
  update,
  type Check,
  type Key,
  type Stored,
} from '#platform/table/index.ts'
import { DRASTIC_TEXT, type DrasticLabel } from '#platform/content/drastic.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { usernameKeyOf } from '#platform/identity/member.items.ts'
import { activityKey, type ActivityItem } from './notification.items.ts'
import { notify, withdraw, type NewActivity } from './notification.repository.ts'
import { acceptsNotificationsFrom, receiverKeys } from './receiver.rules.ts'
import { isVisible } from './visibility.rules.ts'
import { mentionReadings } from './mentions.rules.ts'

/** A text with a status, of which absent means visible, and a version, of which absent means the first. */
interface TextItem extends Stored {
  readonly entity: string
  readonly status?: 'held' | 'removed' | undefined
  readonly version?: number | undefined
  readonly drastic?: DrasticLabel | undefined
}

/** What a text says about those whom it notifies. */
export interface Writing {
  /** The ULID of the text itself. */
  readonly textId: string
  readonly place: Pick<ActivityItem, 'postId' | 'commentId' | 'storyId'>
  /** The author of the text, or of the post that it comments. */
  readonly hostId: string
  /** The author of the comment that it answers. */
  readonly answeredId?: string | undefined
  readonly author: Author
  readonly authorVersion: number
  readonly content: string
  readonly isDrastic: boolean
}

/** How texts of one entity notify. */
export interface TextRules<Item> {
  readonly toWriting: (item: Item) => Writing
  /** The title of its post; null when the post is not visible, and nobody is notified. */
  readonly readTitle: (item: Item) => string | undefined | null | Promise<string | undefined | null>
}

interface Change<Item> {
  readonly before: Item | null
  readonly after: Item | null
}

/** Ids of the members that a text mentions. */
const readMentioned = async (text: string): Promise<string[]> => {
  const mentions = mentionReadings(text)
  const names = new Set(mentions.flat())
  const items = await getItems([...names].map(usernameKeyOf), { consistent: true })
  const memberOf = (name: string): string | undefined => items.at(usernameKeyOf(name))?.memberId
  return mentions.flatMap((readings) => readings.map(memberOf).find(Boolean) ?? [])
}

/** The host, the author of the answered comment and all mentioned members, without the author of the text. */
const receiversOf = async ({ hostId, answeredId, author, content }: Writing): Promise<string[]> => {
  const receivers = new Set([hostId, ...(answeredId ? [answeredId] : [])])
  for (const mentioned of await readMentioned(content)) receivers.add(mentioned)
  receivers.delete(author.id)
  return [...receivers]
}

/** Drops receivers who are blocked from either author, or who switched these notifications off (docs/product/blocking.md). */
const acceptingReceivers = async (writing: Writing, receivers: string[]): Promise<string[]> => {
  const items = await getItems(receivers.flatMap(receiverKeys), { consistent: true })
  const others = [writing.author.id, writing.hostId]
  return receivers.filter((receiverId) => acceptsNotificationsFrom(receiverId, others, items))
}

const notificationOf = (
  writing: Writing,
  receiverId: string,
  postTitle: string | undefined,
): NewActivity => ({
  PK: activityKey(receiverId, writing.textId).PK,
  SK: activityKey(receiverId, writing.textId).SK,
  kind: writing.place.commentId && receiverId === writing.hostId ? 'comment' : 'mention',
  ...writing.place,
  postAuthorId: writing.hostId,
  postTitle,
  content: contentIn(writing),
  author: writing.author,
  authorVersion: writing.authorVersion,
})

const stayed = (earlier: readonly string[], wanted: readonly string[]): string[] =>
  earlier.filter((id) => wanted.includes(id))

const contentIn = ({ isDrastic, content }: Writing): string =>
  isDrastic ? DRASTIC_TEXT : excerpt(content)

/** Replaces the beginning of a text in a notification, if it exists. False when the text changed since it was read. */
const replaceContent = (receiverId: string, writing: Writing, cause: Check): Promise<boolean> => {
  const key = activityKey(receiverId, writing.textId) as Key<ActivityItem>
  const notification = update(key, { set: { content: contentIn(writing) }, condition: exists })
  return onConditionFailed(
    transact({ notification, cause }).then(() => true),
    (failed) => !failed.has('cause'),
  )
}

/** Fails when the text is not what it was when it was read. */
const isUnchanged = (text: TextItem, current: TextItem | null): Check =>
  current
    ? check<TextItem>(keyOf(text), {
        entity: current.entity,
        status: current.status,
        version: current.version,
      })
    : check(keyOf(text), absent)

class Changed extends Error {}

const requireUnchanged = (holds: boolean): void => {
  if (!holds) throw new Changed()
}

/** What was edited away, or labelled, is not read in notifications any more. @throws Changed */
const replaceContents = async (
  receivers: readonly string[],
  before: Writing,
  now: Writing,
  cause: Check,
): Promise<void> => {
  if (contentIn(before) === contentIn(now)) return
  for (const receiverId of receivers) requireUnchanged(await replaceContent(receiverId, now, cause))
}

/**
 * Brings the notifications of a text from what the event found to what the text is now. Members whom the text named
 * before the event are not notified again.
 * @throws Changed when the text is not `current` any more
 */
const settle = async <Item extends TextItem>(
  text: Item,
  before: Item | null,
  current: Item | null,
  { toWriting, readTitle }: TextRules<Item>,
): Promise<void> => {
  const namesOf = async (item: Item | null): Promise<string[]> =>
    isVisible(item) ? receiversOf(toWriting(item)) : []
  const [earlier, wanted] = [await namesOf(before), await namesOf(current)]
  const cause = isUnchanged(text, current)
  const { textId } = toWriting(text)
  // Sequential, because transactions that check the same text conflict.
  for (const receiverId of earlier.filter((id) => !wanted.includes(id)))
    requireUnchanged(await withdraw(receiverId, activityKey(receiverId, textId), cause))
  if (before && current)
    await replaceContents(stayed(earlier, wanted), toWriting(before), toWriting(current), cause)
  const added = wanted.filter((id) => !earlier.includes(id))
  if (!current || added.length === 0) return
  const title = await readTitle(current)
  if (title === null) return
  const writing = toWriting(current)
  for (const receiverId of await acceptingReceivers(writing, added))
    requireUnchanged(await notify(receiverId, notificationOf(writing, receiverId, title), cause))
}

const contentOf = <Item extends TextItem>(
  item: Item | null,
  { toWriting }: TextRules<Item>,
): string | undefined => (isVisible(item) ? toWriting(item).content : undefined)

/**
 * Notifies of a text that became visible, withdraws the notifications of one that was hidden or deleted, and follows
 * an edit: names that it adds are notified, those that it drops are withdrawn.
 */
export const followText = async <Item extends TextItem>(
  { before, after }: Change<Item>,
  rules: TextRules<Item>,
): Promise<void> => {
  const text = after ?? before
  const isLabelled = before?.drastic !== after?.drastic
  if (!text || (contentOf(before, rules) === contentOf(after, rules) && !isLabelled)) return
  // The event may be late: every write checks that the text is still as the event says.
  let read: () => Promise<Item | null> = () => Promise.resolve(after)
  const work = async () => {
    const current = await read()
    read = async () => ((await get(keyOf(text), { consistent: true })) as Item | undefined) ?? null
    await settle(text, before, current, rules)
  }
  await retry(work, { when: (error) => error instanceof Changed })
}
