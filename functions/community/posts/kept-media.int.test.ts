import { expect, it } from 'vitest'
import { getPost, listPosts, type Post } from '#shared/api/posts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { restoreContent, takeMeasure } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { forgetHead } from './feed.repository.ts'
import { handler as getHandler } from './get-post.ts'
import { handler as listHandler } from './list-posts.ts'

it('names no address of the files of a removed post, and tells its author that there was one', async () => {
  const author = await aMember()
  const { token } = author
  const mediaUrl = `/media/posts/${newId()}/original.png`
  const id = await aPost(author, { mediaUrl, mediaType: 'image' })
  const statementId = await takeMeasure('community-post', id, 'remove')
  const read = async () => (await call(getHandler, getPost, { token, params: { id } })).json as Post
  const inFeed = async () => {
    forgetHead()
    const { json } = await call(listHandler, listPosts, { token, query: { order: 'newest' } })
    return (json as Post[]).find((post) => post.id === id)
  }
  for (const shown of [await read(), await inFeed()])
    expect(shown).toMatchObject({ status: 'removed', mediaUrl: null, mediaType: 'image' })
  await restoreContent('community-post', id, statementId)
  expect(await read()).toMatchObject({ mediaUrl, status: 'visible' })
})
