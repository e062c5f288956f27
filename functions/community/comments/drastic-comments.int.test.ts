import { expect, it } from 'vitest'
import { listComments, type Comment } from '#shared/api/comments.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { aMember, isOfAge, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { parseCommentId } from '../items/comment.items.ts'
import { labelDrasticComment, unlabelDrasticComment } from './drastic-label.ts'
import { handler } from './list-comments.ts'

it('covers a comment that a moderator labels, and withholds it from minors', async () => {
  const [author, adult, minor] = [await aMember(), await aMember(), await aMember()]
  await isOfAge(minor, 17)
  const postId = await aPost(author)
  const id = await aComment({ id: postId, author }, author, { content: 'Gedärm' })
  const seenBy = async ({ token }: TestMember) =>
    ((await call(handler, listComments, { token, params: { id: postId } })).json as Comment[])[0]
  await transact(labelDrasticComment(parseCommentId(id)))
  expect(await seenBy(adult)).toMatchObject({ content: 'Gedärm', drastic: 'covered' })
  expect(await seenBy(minor)).toMatchObject({ content: '', drastic: 'withheld' })
  await transact(unlabelDrasticComment(parseCommentId(id)))
  expect(await seenBy(minor)).toMatchObject({ content: 'Gedärm' })
})
