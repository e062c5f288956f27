import type { SQSEvent } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import type { Effect } from '#platform/access.ts'
import { sharedQueue } from './shared-queue.ts'

const EFFECTS: Readonly<Record<string, Effect>> = {
  likes: { queue: 'both', listens: ['Like.created', 'Post.removed'], blocks: 'silenced' },
  posts: { queue: 'both', listens: ['Post.created', 'Post.removed'], blocks: 'silenced' },
  other: { listens: ['Post.created'], blocks: 'none: upkeep' },
}

const message = (messageId: string, name: string) => ({ messageId, body: JSON.stringify({ name }) })

const BATCH = [
  message('1', 'Like.created'),
  message('2', 'Post.created'),
  message('3', 'Post.removed'),
  message('4', 'Band.created'),
  { messageId: '5', body: 'no event' },
] as SQSEvent['Records']

/** Keeps what it gets, and fails on one message. */
const effectThatFailsOn = (id?: string) => {
  const got: string[] = []
  const handler = ({ Records }: SQSEvent) => {
    got.push(...Records.map(({ messageId }) => messageId))
    const failed = Records.filter(({ messageId }) => messageId === id)
    const batchItemFailures = failed.map(({ messageId }) => ({ itemIdentifier: messageId }))
    return Promise.resolve({ batchItemFailures })
  }
  return { got, handler }
}

describe('a shared queue', () => {
  it('gives each effect what it listens to, and returns what none does', async () => {
    const [likes, posts] = [effectThatFailsOn(), effectThatFailsOn()]
    const handler = sharedQueue('both', EFFECTS, { likes: likes.handler, posts: posts.handler })
    const { batchItemFailures } = await handler({ Records: BATCH })
    expect([likes.got, posts.got]).toEqual([
      ['1', '3'],
      ['2', '3'],
    ])
    expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['4', '5'])
  })

  it('returns a message once when one of its effects fails, and the others have it done', async () => {
    const [likes, posts] = [effectThatFailsOn('3'), effectThatFailsOn()]
    const handler = sharedQueue('both', EFFECTS, { likes: likes.handler, posts: posts.handler })
    const { batchItemFailures } = await handler({ Records: BATCH.slice(0, 3) })
    expect(batchItemFailures).toEqual([{ itemIdentifier: '3' }])
    expect(posts.got).toEqual(['2', '3'])
  })

  it('is refused when an effect has no handler', () => {
    const { handler } = effectThatFailsOn()
    expect(() => sharedQueue('both', EFFECTS, { likes: handler })).toThrow('likes, posts')
  })
})
