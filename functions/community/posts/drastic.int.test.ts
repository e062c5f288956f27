import { beforeEach, describe, expect, it } from 'vitest'
import { listBookmarks, bookmarkPost } from '#shared/api/bookmarks.ts'
import { createPost, getPost, listPosts, pinPost, type Post } from '#shared/api/posts.ts'
import { editPost, postHistory } from '#shared/api/edits.ts'
import { searchEverything, type Found } from '#shared/api/search.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { get, transact } from '#platform/table/index.ts'
import { handler as indexPost } from '../../search/effects/index-post.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, isOfAge, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as bookmark } from '../bookmarks/bookmark-post.ts'
import { handler as bookmarks } from '../bookmarks/list-bookmarks.ts'
import { postKey } from '../items/post.items.ts'
import { handler as create } from './create-post.ts'
import { forgetHead } from './feed.repository.ts'
import { handler as getOne } from './get-post.ts'
import { handler as list } from './list-posts.ts'
import { handler as listOf } from './list-user-posts.ts'
import { labelDrasticPost, unlabelDrasticPost } from './drastic-label.ts'

const GORE = {
  title: 'Titel aus der Pathologie',
  content: 'Obduktion zum Mitlesen',
  mediaUrl: '/media/posts/x/original',
  mediaPreviewUrl: '/media/posts/x/preview',
  mediaType: 'image',
  mediaAlt: 'Innereien',
  mediaWidth: 3,
  mediaHeight: 4,
  linkUrl: 'https://example.org/pathologie',
} as const

const NOTHING = Object.fromEntries(
  Object.keys(GORE).map((name) => [name, name === 'content' ? '' : null]),
)

const feedOf = async ({ token }: TestMember) => {
  const { json, headers } = await call(list, listPosts, { token })
  return { posts: json as Post[], tag: headers['etag'] }
}

const seenBy = async (viewer: TestMember, id: string) =>
  (await feedOf(viewer)).posts.find((post) => post.id === id)

const aMinor = async (): Promise<TestMember> => {
  const minor = await aMember()
  await isOfAge(minor, 17)
  return minor
}

beforeEach(forgetHead)

describe('a post that its author labels as drastic', () => {
  it('is covered for adults and withheld from minors in the feed, from one cached page', async () => {
    const [author, adult, grown, minor] = [
      await aMember(),
      await aMember(),
      await aMember(),
      await aMinor(),
    ]
    await isOfAge(grown, 18)
    const id = await aPost(author, { ...GORE, drastic: 'author' })
    const plain = await aPost(author)
    forgetHead()
    const before = await feedOf(adult)
    const forMinor = await feedOf(minor)
    expect(forMinor.posts.find((post) => post.id === id)).toMatchObject({
      ...NOTHING,
      drastic: 'withheld',
      userId: author.id,
    })
    expect(JSON.stringify(forMinor.posts)).not.toMatch(/Pathologie|Innereien|Obduktion|original/iu)
    expect(forMinor.posts.find((post) => post.id === plain)).toMatchObject({ content: 'Laut.' })
    for (const viewer of [adult, grown, author])
      expect(await seenBy(viewer, id)).toMatchObject({ ...GORE, drastic: 'covered' })
    expect(await feedOf(adult)).toEqual(before)
    expect(before.posts.find((post) => post.id === plain)).not.toHaveProperty('drastic')
  })

  it('is withheld from minors wherever it is listed', async () => {
    const [author, minor] = [await aMember(), await aMinor()]
    const id = await aPost(author, { ...GORE, drastic: 'author' })
    const { token } = minor
    await call(bookmark, bookmarkPost, { token, params: { id }, body: { bookmarked: true } })
    const one = (await call(getOne, getPost, { token, params: { id } })).json as Post
    const profile = await call(listOf, listUserPosts, { token, params: { id: author.id } })
    const kept = await call(bookmarks, listBookmarks, { token })
    for (const post of [one, (profile.json as Post[])[0], (kept.json as Post[])[0]])
      expect(post).toMatchObject({ id, ...NOTHING, drastic: 'withheld' })
  })

  it('has no earlier versions for minors', async () => {
    const [author, adult, minor] = [await aMember(), await aMember(), await aMinor()]
    const id = await aPost(author, { ...GORE, drastic: 'author' })
    await call(await handlerOf('editPost'), editPost, {
      token: author.token,
      params: { id },
      body: { version: 1, content: 'Harmloser' },
    })
    const historyFor = async ({ token }: TestMember) =>
      (await call(await handlerOf('postHistory'), postHistory, { token, params: { id } })).json
    expect(await historyFor(adult)).toMatchObject([{ content: GORE.content }])
    expect(await historyFor(minor)).toEqual([])
  })

  it('is labelled and freed by an edit, also as a pinned copy; its labelled versions stay withheld', async () => {
    const [author, admin, minor] = [
      await aMember(),
      await aMember({ role: 'admin' }),
      await aMinor(),
    ]
    const id = await aPost(author, { content: 'Obduktion' })
    const { token } = admin
    await call(await handlerOf('pinPost'), pinPost, {
      ...{ token, params: { id }, body: { pinned: true } },
    })
    const edit = async (body: object) =>
      call(await handlerOf('editPost'), editPost, {
        ...{ token: author.token, params: { id }, body },
      })
    expect((await edit({ version: 1, isDrastic: true })).json).toMatchObject({ drastic: 'covered' })
    forgetHead()
    expect(await seenBy(minor, id)).toMatchObject({ content: '', drastic: 'withheld' })
    const freed = await edit({ version: 2, content: 'Harmlos', isDrastic: false })
    expect(freed.json).not.toHaveProperty('drastic')
    forgetHead()
    expect(await seenBy(minor, id)).toMatchObject({ content: 'Harmlos' })
    const { json } = await call(await handlerOf('postHistory'), postHistory, {
      ...{ token: minor.token, params: { id } },
    })
    expect(json).toMatchObject([{ version: 1 }])
  })

  it('cannot be freed by its author when a moderator labelled it', async () => {
    const author = await aMember()
    const id = await aPost(author, { drastic: 'staff' })
    const edit = async (body: object) =>
      call(await handlerOf('editPost'), editPost, {
        ...{ token: author.token, params: { id }, body },
      })
    expect((await edit({ version: 1, content: 'Neu', isDrastic: false })).status).toBe(403)
    expect((await edit({ version: 1, content: 'Neu' })).json).toMatchObject({ drastic: 'covered' })
  })

  it('stays readable for an author who is a minor', async () => {
    const author = await aMinor()
    const id = await aPost(author, { ...GORE, drastic: 'author' })
    forgetHead()
    expect(await seenBy(author, id)).toMatchObject({ ...GORE, drastic: 'covered' })
  })

  it('costs a minor no more reads than a member without birthday', async () => {
    const [author, other, minor] = [await aMember(), await aMember(), await aMinor()]
    await isOfAge(other, 40)
    const id = await aPost(author, { ...GORE, drastic: 'author' })
    forgetHead()
    await feedOf(author)
    const adult = await unitsOf(() => feedOf(other))
    expect(await unitsOf(() => feedOf(minor))).toEqual(adult)
    const read = ({ token }: TestMember) => call(getOne, getPost, { token, params: { id } })
    expect(await unitsOf(() => read(minor))).toEqual(await unitsOf(() => read(other)))
  })

  it('is created with the tick, also from a form', async () => {
    const { token } = await aMember()
    for (const isDrastic of [true, 'true'])
      expect(
        (await call(create, createPost, { token, body: { content: 'Blut', isDrastic } })).json,
      ).toMatchObject({ drastic: 'covered' })
    for (const isDrastic of [false, ''])
      expect(
        (await call(create, createPost, { token, body: { content: 'Blut', isDrastic } })).json,
      ).not.toHaveProperty('drastic')
  })

  it('shows nothing of its text in the search', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aPost(author, { content: 'Zwerchfellzerreißung live', drastic: 'author' })
    await deliverTo('index-post', indexPost)(changeRecord(null, (await get(postKey(id))) ?? null))
    const { json } = await call(await handlerOf('searchEverything'), searchEverything, {
      token: reader.token,
      query: { query: 'zwerchfell' },
    })
    const found = (json as Found).posts.find((post) => post.id === id)
    expect(found).toMatchObject({ title: null, excerpt: '', drastic: 'covered' })
  })
})

describe('the label of a moderator', () => {
  it('is set and taken back, on a pinned post with its copy', async () => {
    const [author, admin, minor] = [
      await aMember(),
      await aMember({ role: 'admin' }),
      await aMinor(),
    ]
    const id = await aPost(author, GORE)
    await call(await handlerOf('pinPost'), pinPost, {
      token: admin.token,
      params: { id },
      body: { pinned: true },
    })
    const stored = async () => {
      const post = await get(postKey(id), { consistent: true })
      if (!post) throw new Error('gone')
      return post
    }
    await transact(labelDrasticPost(id, await stored()))
    forgetHead()
    expect(await seenBy(minor, id)).toMatchObject({ ...NOTHING, drastic: 'withheld' })
    await transact(unlabelDrasticPost(id, await stored()))
    forgetHead()
    expect(await seenBy(minor, id)).toMatchObject(GORE)
  })
})
