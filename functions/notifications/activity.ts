import type { Author } from '#shared/api/members.ts'
import {
  check,
  expression,
  getItems,
  type Check,
  type Key,
  type Stored,
} from '#platform/table/index.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { readMentioned } from './mentioned.repository.ts'
import { activityKey } from './notification.items.ts'
import { notify, withdraw, type NewActivity } from './notification.repository.ts'
import { acceptsNotificationsFrom, receiverKeys } from './receiver.rules.ts'

/** A text with a status: absent means visible. */
interface TextItem extends Stored {
  readonly status?: string | undefined
}

/** A post or comment that may notify other members. */
export interface Writing {
  readonly key: Key<TextItem>
  /** The ULID of the text itself. */
  readonly textId: string
  readonly postId: string
  readonly commentId?: string
  readonly postAuthorId: string
  readonly author: Author
  readonly authorVersion: number
  readonly content: string
}

/** The author of the post and all mentioned members, without the author of the text. */
const receiversOf = async ({ postAuthorId, author, content }: Writing): Promise<string[]> => {
  const receivers = new Set([postAuthorId, ...(await readMentioned(content))])
  receivers.delete(author.id)
  return [...receivers]
}

/** Drops receivers who are blocked from either author, or who switched these notifications off (docs/product/blocking.md). */
const acceptingReceivers = async (writing: Writing, receivers: string[]): Promise<string[]> => {
  const items = await getItems(receivers.flatMap(receiverKeys), { consistent: true })
  const others = [writing.author.id, writing.postAuthorId]
  return receivers.filter((receiverId) => acceptsNotificationsFrom(receiverId, others, items))
}

const isVisible = ({ key }: Writing): Check => check(key, { status: undefined })

const isNotVisible = ({ key }: Writing): Check =>
  check(key, expression`attribute_not_exists(PK) OR attribute_exists(#status)`)

const notificationOf = (
  writing: Writing,
  receiverId: string,
  postTitle: string | undefined,
): NewActivity => ({
  PK: activityKey(receiverId, writing.textId).PK,
  SK: activityKey(receiverId, writing.textId).SK,
  kind: writing.commentId && receiverId === writing.postAuthorId ? 'comment' : 'mention',
  postId: writing.postId,
  postAuthorId: writing.postAuthorId,
  commentId: writing.commentId,
  postTitle,
  content: excerpt(writing.content),
  author: writing.author,
  authorVersion: writing.authorVersion,
})

/** Notifies all receivers while the text is visible. */
export const announce = async (writing: Writing, postTitle: string | undefined): Promise<void> => {
  const receivers = await acceptingReceivers(writing, await receiversOf(writing))
  // Sequential, because transactions that check the same text conflict.
  for (const receiverId of receivers) {
    const item = notificationOf(writing, receiverId, postTitle)
    await notify(receiverId, item, isVisible(writing))
  }
}

/** Removes the notifications of `announce` after the text was hidden or deleted. */
export const retract = async (writing: Writing): Promise<void> => {
  for (const receiverId of await receiversOf(writing)) {
    await withdraw(receiverId, activityKey(receiverId, writing.textId), isNotVisible(writing))
  }
}
