import { faults } from '#testing/fault-proxy.ts'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { pinPost } from '#shared/api/posts.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { Key } from '#platform/table/index.ts'
import { documents } from '#testing/document-client.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost, putAll, storedPost } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { commentKey, parseCommentId } from '../items/comment.items.ts'
import { FEED, postKey } from '../items/post.items.ts'
import { pinnedPostKey } from '../items/pin.items.ts'
import { handler as pin } from '../posts/pin-post.ts'
import { handler } from './refresh-author.ts'
import { refreshKey } from './refresh.items.ts'

const deliver = deliverTo('refresh-author', handler)

let member: TestMember

const rename = async (displayName: string): Promise<DynamoDBRecord> => {
  const key = memberKey(member.id)
  const change = await changeBy(key, () =>
    documents.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: key,
        UpdateExpression: 'SET displayName = :name, isVerified = :true ADD version :one',
        ExpressionAttributeValues: { ':name': displayName, ':true': true, ':one': 1 },
      }),
    ),
  )
  if (!change) throw new Error('Nothing changed')
  return change
}

const authorAt = async (key: Key): Promise<unknown> => {
  const item = await stored(key)
  return (item?.['author'] as { displayName: string } | undefined)?.displayName
}

beforeEach(async () => {
  member = await aMember({ displayName: 'Alt' })
})

describe('refreshing the author of texts', () => {
  it('updates posts, comments and pinned copies of the member only', async () => {
    const other = await aMember({ displayName: 'Alt' })
    const [own, foreign] = [await aPost(member), await aPost(other)]
    const comment = storedComment({ id: foreign, author: other }, member)
    const answer = storedComment({ id: own, author: member }, other)
    await putAll([comment.text, comment.counters, answer.text, answer.counters])
    const admin = await aMember({ role: 'admin' })
    const params = { id: own }
    await call(pin, pinPost, { token: admin.token, params, body: { pinned: true } })
    await deliver(await rename('Neu'))
    const ref = parseCommentId(comment.id)
    const keys: Key[] = [postKey(own), commentKey(ref), pinnedPostKey(own)]
    for (const key of keys) {
      expect(await stored(key)).toMatchObject({
        author: { id: member.id, displayName: 'Neu', isVerified: true },
        authorVersion: 2,
      })
    }
    expect(await authorAt(postKey(foreign))).toBe(other.username)
    expect(await authorAt(answer.text)).toBe(other.username)
  })

  it('never writes an older name, in any order of events', async () => {
    const post = postKey(await aPost(member))
    const first = await rename('Erster')
    const second = await rename('Zweiter')
    await deliver(second, first, second, first)
    expect(await authorAt(post)).toBe('Zweiter')
  })

  it('does not write an older name that was read earlier', async () => {
    const post = postKey(await aPost(member))
    const first = await rename('Erster')
    faults.inject('hold', 1, /UpdateItem/)
    const late = deliver(first)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    await deliver(await rename('Zweiter'))
    faults.clear()
    await late
    expect(await authorAt(post)).toBe('Zweiter')
  })

  it('updates the pinned copy after an interrupted first try', async () => {
    const id = await aPost(member, { isPinned: true })
    const copy = await stored(postKey(id))
    await putAll([{ ...copy, ...pinnedPostKey(id), entity: undefined }])
    const change = await rename('Neu')
    await documents.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: postKey(id),
        UpdateExpression: 'SET author.displayName = :name, authorVersion = :version',
        ExpressionAttributeValues: { ':name': 'Neu', ':version': 2 },
      }),
    )
    await deliver(change)
    expect(await authorAt(pinnedPostKey(id))).toBe('Neu')
  })

  it('updates a text that was written meanwhile', async () => {
    const { id, items } = storedPost(member)
    await deliver(await rename('Neu'))
    await putAll(items)
    const created = changeRecord(null, await stored(postKey(id)))
    await deliver(created, created)
    expect(await authorAt(postKey(id))).toBe('Neu')
  })

  it('continues in several events for a member with many texts, and ends', async () => {
    const posts = Array.from({ length: 401 }, () => storedPost(member))
    await putAll(posts.flatMap(({ items }) => items))
    let change: DynamoDBRecord | null = await rename('Neu')
    let turns = 0
    for (; change; turns++) {
      const current: DynamoDBRecord = change
      change = await changeBy(refreshKey(member.id), () => deliver(current))
      if (change?.eventName === 'REMOVE') change = null
    }
    expect(turns).toBe(3)
    expect(await stored(refreshKey(member.id))).toBeNull()
    const texts = (await storedUnder(FEED)) as { author?: { id: string; displayName: string } }[]
    const own = texts.filter(({ author }) => author?.id === member.id)
    expect(own).toHaveLength(posts.length)
    expect(new Set(own.map(({ author }) => author?.displayName))).toEqual(new Set(['Neu']))
  })

  it('writes nothing for invisible changes and deleted members', async () => {
    const post = postKey(await aPost(member))
    const item = (await stored(memberKey(member.id))) as unknown as Key
    await deliver(changeRecord(item, { ...item, bio: 'Neu hier' } as never))
    expect(await authorAt(post)).toBe(member.username)
    const change = await rename('Neu')
    await remove(memberKey(member.id))
    await deliver(change)
    expect(await authorAt(post)).toBe(member.username)
  })
})
