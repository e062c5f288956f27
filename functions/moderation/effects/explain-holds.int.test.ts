import { describe, expect, it } from 'vitest'
import { editPost } from '#shared/api/edits.ts'
import { createStory } from '#shared/api/stories.ts'
import { heldKey, type HeldType } from '#platform/content/held.items.ts'
import { statementKey, statementsPartition } from '#platform/content/statement.items.ts'
import { queryIndex, getMany, type Stored } from '#platform/table/index.ts'
import { createdBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { submitted } from '#testing/concerts.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { sent } from '#testing/messages.ts'
import {
  aHeldComment,
  aHeldPost,
  aModerator,
  BANNED,
  decide,
  type Verdict,
} from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { aSlide } from '#testing/stories.ts'
import { stored } from '#testing/stored.ts'
import { handler } from './explain-holds.ts'

const deliver = deliverTo('explain-holds', handler)

type Held = readonly [HeldType, string]

const statementsAbout = async ({ id }: TestMember) => {
  const { items } = await queryIndex(statementsPartition(id), { newestFirst: true })
  return getMany(items)
}

const heldItem = async ([type, id]: Held) => stored(heldKey(type, id))

/** Delivers the hold as it is now. */
const explain = async (held: Held) => {
  const item = await heldItem(held)
  await deliver(changeRecord(null, item))
  return item?.statementId ?? ''
}

const aHold = async () => {
  const author = await aMember()
  const held: Held = ['community-post', await aHeldPost(author)]
  return { author, held }
}

/** The event of the entry that leaves the queue. */
const decided = async (held: Held, verdict: Verdict) => {
  const moderator = await aModerator()
  return changeBy(heldKey(...held), () => decide(moderator, held, verdict))
}

const aHeldStory = async ({ token }: TestMember): Promise<string> => {
  const body = { slides: [aSlide({ content: BANNED })] }
  const { json } = await call(await handlerOf(createStory.id), createStory, { token, body })
  return (json as { id: string }).id
}

const KINDS: readonly (readonly [HeldType, (author: TestMember) => Promise<string>])[] = [
  ['community-post', aHeldPost],
  ['community-comment', async (author) => aHeldComment(await aPost(author), author)],
  ['story', aHeldStory],
  ['message', async (author) => (await sent(author, await aMember(), BANNED)).id],
  ['concert', async (author) => (await submitted(author, { description: BANNED })).concert.id],
  ['band', async (author) => (await createdBand({ description: BANNED }, author)).id],
]

describe('the statement of reasons of a hold', () => {
  it.each(KINDS)('is complete and names the filter: %s', async (kind, make) => {
    const author = await aMember()
    const targetId = await make(author)
    const statementId = await explain([kind, targetId])
    expect(await stored(statementKey(statementId))).toMatchObject({
      kind,
      targetId,
      memberId: author.id,
      measure: 'hold',
      automated: { detection: true, decision: true },
      until: null,
      facts: expect.stringContaining('„NSBM“') as string,
      excerpt: expect.stringContaining('N.S.B.M.') as string,
    })
  })

  it('is written once, whatever order and number of events', async () => {
    const { author, held } = await aHold()
    const created = changeRecord(null, await heldItem(held))
    const removed = await decided(held, { action: 'approve' })
    for (const record of [removed, created, created, removed]) if (record) await deliver(record)
    expect(await statementsAbout(author)).toMatchObject([{ measure: 'hold', outcome: 'lifted' }])
  })

  it.each([
    ['lifted', 'approve', ['hold']],
    ['ended', 'reject', ['remove', 'hold']],
  ] as const)('is %s when a moderator decides to %s', async (outcome, action, measures) => {
    const { author, held } = await aHold()
    const holdId = await explain(held)
    const removed = await decided(held, { action })
    if (removed) await deliver(removed, removed)
    const statements = await statementsAbout(author)
    expect(statements.map((one) => one?.measure)).toEqual(measures)
    expect(await stored(statementKey(holdId))).toMatchObject({ outcome })
    if (action === 'reject') expect(statements[0]).toMatchObject({ holdId })
  })

  it('ends when a new version is held, which has its own', async () => {
    const { author, held } = await aHold()
    const first = await explain(held)
    const edit = await handlerOf(editPost.id)
    const body = { content: `${BANNED} Neu.`, version: 1 }
    const changed = await changeBy(heldKey(...held), () =>
      call(edit, editPost, { token: author.token, params: { id: held[1] }, body }),
    )
    if (changed) await deliver(changed)
    expect(await statementsAbout(author)).toMatchObject([
      { measure: 'hold', excerpt: `${BANNED} Neu.` },
      { statementId: first, outcome: 'ended' },
    ])
  })

  it('is written when the guard holds a new version of what a moderator hid', async () => {
    const { author, held } = await aHold()
    const item = (await heldItem(held)) as unknown as Stored & { statementId: string }
    const { statementId: _, ...hidden } = item
    await deliver(changeRecord(hidden, item))
    expect(await statementsAbout(author)).toMatchObject([{ statementId: item.statementId }])
  })

  it('stays as it is when its author objects', async () => {
    const { author, held } = await aHold()
    await explain(held)
    const item = (await heldItem(held)) as unknown as Stored
    await deliver(changeRecord(item, { ...item, appeal: { text: 'x', at: 'y' } } as Stored))
    const [statement] = await statementsAbout(author)
    expect(statement).not.toHaveProperty('outcome')
  })

  it('does not exist for what a moderator took down', async () => {
    const { author, held } = await aHold()
    const { statementId: _, ...item } = (await heldItem(held)) as unknown as Stored & {
      statementId: string
    }
    await deliver(changeRecord(null, item))
    expect(await statementsAbout(author)).toEqual([])
  })
})
