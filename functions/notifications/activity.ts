import type { Author } from '#shared/api/members.ts'
import { env } from '#platform/runtime/env.ts'
import { readItems, type Key } from '#platform/table/read-items.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { readMentioned } from './mentioned.repository.ts'
import { activityNotificationKey, type ActivityNotificationItem } from './notification.items.ts'
import { notify, withdraw } from './notification.repository.ts'
import { receiverKeys, wantsToHearOf } from './receiver.rules.ts'

/** A post or comment that may concern other people. */
export interface Writing {
  readonly key: Key
  /** The ULID of the text itself. */
  readonly textId: string
  readonly postId: string
  readonly commentId?: string
  readonly postAuthorId: string
  readonly author: Author
  readonly content: string
}

const counter = 'comments'

/** Whom it concerns: whose post it is on, and who is mentioned; never its own author. */
const receiversOf = async ({ postAuthorId, author, content }: Writing): Promise<string[]> => {
  const concerned = new Set([postAuthorId, ...(await readMentioned(content))])
  concerned.delete(author.id)
  return [...concerned]
}

/** All but those who must not meet its author or the author of the post (decision 10), or want to hear of nobody. */
const whoWantToHear = async (writing: Writing, receivers: string[]): Promise<string[]> => {
  const items = await readItems(receivers.flatMap(receiverKeys), { consistent: true })
  const others = [writing.author.id, writing.postAuthorId]
  return receivers.filter((receiverId) => wantsToHearOf(receiverId, others, items))
}

const isVisible = ({ key }: Writing): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: key,
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(#status)',
    ExpressionAttributeNames: { '#status': 'status' },
  },
})

const isNotVisible = ({ key }: Writing): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: key,
    ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(#status)',
    ExpressionAttributeNames: { '#status': 'status' },
  },
})

const notificationOf = (
  writing: Writing,
  receiverId: string,
  postTitle: string | undefined,
): ActivityNotificationItem => ({
  ...activityNotificationKey(receiverId, writing.textId),
  kind: writing.commentId && receiverId === writing.postAuthorId ? 'comment' : 'mention',
  postId: writing.postId,
  commentId: writing.commentId,
  postTitle,
  content: excerpt(writing.content),
  actor: writing.author,
})

/** Tells everybody concerned, as long as the text is there for others. */
export const announce = async (writing: Writing, postTitle: string | undefined): Promise<void> => {
  const receivers = await whoWantToHear(writing, await receiversOf(writing))
  // One after the other: transactions that check the same text cancel each other.
  for (const receiverId of receivers) {
    const item = notificationOf(writing, receiverId, postTitle)
    await notify(item, { receiverId, counter }, isVisible(writing))
  }
}

/** Takes back what `announce` told, once the text is no longer there for others. */
export const retract = async (writing: Writing): Promise<void> => {
  for (const receiverId of await receiversOf(writing)) {
    const key = activityNotificationKey(receiverId, writing.textId)
    await withdraw(key, { receiverId, counter }, isNotVisible(writing))
  }
}
