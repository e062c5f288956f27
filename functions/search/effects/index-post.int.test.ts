import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { update, write, type Stored } from '#platform/table/index.ts'
import { postKey, type PostItem } from '../../community/items/index.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { putAll, storedPost } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { postWordItems } from '../posts/post-word.items.ts'
import { handler } from './index-post.ts'

const deliver = deliverTo('index-post', handler)
const author = await aMember()

const words = (): string[] =>
  ['schlag', 'zeug', 'orkan'].map((word) => word + newId().slice(-8).replaceAll(/\d/g, 'x'))

const change = (id: string, set: Partial<PostItem>) =>
  changeBy(postKey(id), () => write(update(postKey(id), { set })))

const keysOf = (items: readonly Stored[]): string[] =>
  items.map(({ PK, SK }) => `${PK} ${SK}`).toSorted()

/** The entries of the post among those under the stems of these words. */
const entriesOf = async (id: string): Promise<string[]> => {
  const stems = ['sch', 'zeu', 'ork', 'lau'].map((stem) => `POST_WORD#${stem}`)
  const all = (await Promise.all(stems.map((stem) => storedUnder(stem)))).flat()
  return keysOf(all.filter(({ postId }) => postId === id))
}

const wanted = async (id: string): Promise<string[]> =>
  keysOf(postWordItems(await stored(postKey(id))))

it('ends in the right state when events are repeated, late and out of order', async () => {
  const step = fc.constantFrom('edit', 'hold', 'release', 'delete')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, anyDelivery), { minLength: 1, maxLength: 4 }),
      async (steps) => {
        const queue = new UnreliableQueue(deliver)
        const { id, items } = storedPost(author, { content: words().join(' ') })
        await queue.next(await changeBy(postKey(id), () => putAll(items)), [0])
        for (const [kind, when] of steps) {
          const isGone = (await stored(postKey(id))) === null
          if (isGone) break
          const work = {
            edit: () => change(id, { content: words().join(' ') }),
            hold: () => change(id, { status: 'held' }),
            release: () => change(id, { status: undefined }),
            delete: () => changeBy(postKey(id), () => remove(postKey(id))),
          }[kind]
          await queue.next(await work(), when)
        }
        await queue.drain()
        expect(await entriesOf(id)).toEqual(await wanted(id))
      },
    ),
    { numRuns: runsOf(8) },
  )
})
