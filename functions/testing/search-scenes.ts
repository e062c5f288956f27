import type { PostItem } from '../community/items/index.ts'
import { handler } from '../search/effects/index-post.ts'
import { postWordItems } from '../search/posts/post-word.items.ts'
import type { Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember } from './members.ts'
import { putAll, storedPost } from './posts.ts'
import { remove } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const CONTENT = 'Heute Abend spielen Grabwärter im Moor, wer kommt mit und bringt Bier?'

const cost = (before: Stored | null, after: Stored | null): Promise<Units> =>
  unitsOf(() => deliverTo('index-post', handler)(changeRecord(before, after)))

const aPost = async () => {
  const { items } = storedPost(await aMember(), { content: CONTENT })
  const post = items[0] as PostItem
  return { post, items, words: postWordItems(post) }
}

/** Costs of the entries of a post of one sentence. */
export const searchScenarios: Record<string, () => Promise<Units>> = {
  'index-post Post.created': async () => {
    const { post, items } = await aPost()
    await putAll(items)
    return cost(null, post)
  },
  'index-post Post.changed (another word)': async () => {
    const { post, items, words } = await aPost()
    const edited = { ...post, content: CONTENT.replace('Bier', 'Met') }
    await putAll([...items, ...words])
    await putAll([edited])
    return cost(post, edited)
  },
  'index-post Post.changed (pin)': async () => {
    const { post } = await aPost()
    return cost(post, { ...post, isPinned: true } as PostItem)
  },
  'index-post Post.removed': async () => {
    const { post, items, words } = await aPost()
    await putAll([...items, ...words])
    for (const item of items) await remove(item)
    return cost(post, null)
  },
}
