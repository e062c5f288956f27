import { postCountersItem, postItem, type PostItem } from '../community/items/post.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll } from '#platform/table/index.ts'
import type { TestMember } from './members.ts'

export { putAll }

const authorOf = ({ id, username }: TestMember) => ({
  id,
  username,
  displayName: username,
  avatar: null,
  isVerified: false,
})

/** The stored text and counters of a post. */
export const storedPost = (
  author: TestMember,
  text: Partial<PostItem> = {},
  id: string = newId(),
) => {
  const item = postItem(id, {
    author: authorOf(author),
    authorVersion: 1,
    content: 'Laut.',
    ...text,
  })
  return { id, items: [item, postCountersItem(id, author.id, text.status === 'held')] }
}

/** A post in the feed, written directly into the table. Ids ascend, so later ones are newer. */
export const aPost = async (author: TestMember, text: Partial<PostItem> = {}): Promise<string> => {
  const { id, items } = storedPost(author, text)
  await putAll(items)
  return id
}

const KILOBYTE = 1024

const storedBytes = (item: object): number => Buffer.byteLength(JSON.stringify(item))

/** A post whose stored text item, keys and author included, is one kilobyte. */
export const oneKilobytePost = (author: TestMember) => {
  const { id, items } = storedPost(author, { content: '' })
  const room = KILOBYTE - storedBytes(items[0] ?? {})
  return storedPost(author, { content: 'x'.repeat(room) }, id)
}
