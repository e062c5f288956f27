import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { effect, type DomainEvent } from '../../events/index.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { readItems } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { type CommentItem, type PostItem } from '../items/index.ts'
import { forEachInBatches } from './batches.ts'
import { refreshItem, refreshKey, type RefreshItem } from './refresh.items.ts'
import { readWritings, refreshText } from './snapshot.repository.ts'

/** So many texts a turn: about two seconds, so that nobody's fame holds the queue up. */
const TEXTS_PER_TURN = 200
const UPDATES_AT_ONCE = 10

/** As they are now: an old event then writes nothing old. */
const readMember = async (memberId: string): Promise<MemberItem | undefined> => {
  const [member] = await readItems([memberKey(memberId)], { consistent: true })
  return member as MemberItem | undefined
}

const refreshFrom = async (memberId: string, doneTo: string | undefined): Promise<void> => {
  const member = await readMember(memberId)
  if (!member) return
  const texts = await readWritings(memberId, doneTo, TEXTS_PER_TURN)
  await forEachInBatches(texts, UPDATES_AT_ONCE, (text) => refreshText(text, member))
  const last = texts.at(-1)
  if (last && texts.length === TEXTS_PER_TURN) {
    const Item = refreshItem(memberId, last.GSI1SK, member.version)
    await db.send(new PutCommand({ TableName: env.tableName, Item }))
  } else if (doneTo !== undefined) {
    await db.send(new DeleteCommand({ TableName: env.tableName, Key: refreshKey(memberId) }))
  }
}

/** A text that was under way while its author took a new name. */
const catchUp = async (text: PostItem | CommentItem): Promise<void> => {
  const member = await readMember(text.author.id)
  if (member && text.authorVersion < member.version) await refreshText(text, member)
}

const shownOf = (member: MemberItem | null): string | null =>
  member && JSON.stringify(authorOf(member))

/** Most changes of a member show in no text: their place, their roles, whom they want to be found by. */
const isShown = ({ before, after }: DomainEvent<MemberItem>): boolean =>
  shownOf(before) !== shownOf(after)

/** Copies a member's new name and picture to everything they wrote (docs/product/members.md#author-snapshots). */
export const handler = effect<MemberItem | RefreshItem | PostItem | CommentItem>(async (event) => {
  const { after } = event
  switch (after?.entity) {
    case 'Member':
      if (isShown(event as DomainEvent<MemberItem>)) await refreshFrom(after.memberId, undefined)
      return
    case 'AuthorRefresh':
      await refreshFrom(after.memberId, after.doneTo)
      return
    case 'Post':
    case 'Comment':
      await catchUp(after)
      return
    case undefined:
  }
})
