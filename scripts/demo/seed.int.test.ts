import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, inject, it } from 'vitest'
import { getArticle } from '#shared/api/articles.ts'
import { getBand, listBands, type Band, type BandCard } from '#shared/api/bands.ts'
import { login } from '#shared/api/auth.ts'
import { listPosts, type Post } from '#shared/api/posts.ts'
import type { User } from '#shared/api/members.ts'
import { messageMedia } from '#shared/api/messages.ts'
import { getThread, listThreads, type Thread, type ThreadPage } from '#shared/api/threads.ts'
import { unreadMessages } from '#shared/api/unread-messages.ts'
import { memberStories, type Story } from '#shared/api/stories.ts'
import { communityStats } from '#shared/api/stats.ts'
import { getUser } from '#shared/api/users.ts'
import { handler as loginHandler } from '../../functions/auth/sessions/login.ts'
import { likeTargetPartition } from '../../functions/community/items/like.items.ts'
import { handler as listPostsHandler } from '../../functions/community/posts/list-posts.ts'
import { CONCERTS } from '../../functions/concerts/items/index.ts'
import { handler as statsHandler } from '../../functions/community/stats/community-stats.ts'
import { followersPartition } from '../../functions/people/relations/follow.items.ts'
import { env } from '#platform/runtime/env.ts'
import { put, query, queryIndex, write } from '#platform/table/index.ts'
import { documents } from '#testing/document-client.ts'
import { handler as getUserHandler } from '../../functions/profile/visitors/get-user.ts'
import { handlerOf } from '#testing/handlers.ts'
import { call } from '#testing/call.ts'
import { MEDIA_BUCKET } from '#testing/engines.ts'
import { BANDS, GENERATED } from './content/bands.ts'
import { members, signIns } from './content/members.ts'
import { posts } from './content/posts.ts'
import { demoMarkerItem } from './demo.items.ts'
import { seedDemo } from './seed.ts'

const now = Date.now()

const target = () => ({
  dynamoEndpoint: inject('dynamoEndpoint'),
  s3Endpoint: inject('s3Endpoint'),
  tableName: env.tableName,
  mediaBucket: MEDIA_BUCKET,
  now,
})

const countItems = async (): Promise<number> => {
  let count = 0
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: env.tableName, Select: 'COUNT', ExclusiveStartKey: from }),
    )
    count += page.Count ?? 0
    from = page.LastEvaluatedKey
  } while (from)
  return count
}

const signIn = async (username: string): Promise<string> => {
  const body = { username, password: signIns.password }
  const { json } = await call(loginHandler, login, { body })
  return (json as { authToken: string }).authToken
}

const feed = async (token: string): Promise<Post[]> => {
  const all: Post[] = []
  let cursor: string | undefined
  do {
    const page = await call(listPostsHandler, listPosts, {
      token,
      ...(cursor === undefined ? {} : { query: { cursor } }),
    })
    all.push(...(page.json as Post[]).filter(({ isSuggestion }) => !isSuggestion))
    cursor = page.headers['x-next-cursor']
  } while (cursor !== undefined)
  return all
}

beforeAll(async () => {
  expect(await seedDemo(target())).toBe('written')
})

it('throws when an endpoint is not on this machine', async () => {
  const aws = 'https://dynamodb.eu-central-1.amazonaws.com'
  await expect(seedDemo({ ...target(), dynamoEndpoint: aws })).rejects.toThrow('local cloud only')
  await expect(seedDemo({ ...target(), s3Endpoint: aws })).rejects.toThrow('local cloud only')
})

it('shows the whole feed to both demo sign-ins, the pinned post first', async () => {
  for (const username of [signIns.member, signIns.admin]) {
    const seen = await feed(await signIn(username))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(posts.length)
    expect(seen[0]?.isPinned).toBe(true)
  }
})

it('stores the counts of the likes and comments that exist', async () => {
  const [newest, ...rest] = (await feed(await signIn(signIns.member))).filter((p) => !p.isPinned)
  for (const post of [newest, rest.at(10), rest.at(-1)]) {
    const likes = await queryIndex(likeTargetPartition(post?.id ?? ''))
    expect(post?.likesCount).toBe(likes.items.length)
    const content = posts.find(({ text }) => text === post?.content)
    expect(post?.commentsCount).toBe(content?.comments?.length ?? 0)
  }
  const { json } = await call(statsHandler, communityStats, { token: await signIn(signIns.member) })
  expect(json).toMatchObject({ members: 26, posts: posts.length })
})

const CONTENT_TYPES = new Map([
  ['webp', 'image/webp'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
])

it('stores every picture, sound, video and avatar at the address that the posts name', async () => {
  const s3 = new S3Client({ endpoint: inject('s3Endpoint'), forcePathStyle: true })
  const shown = await feed(await signIn(signIns.member))
  const urls = shown.flatMap((post) => [post.mediaUrl, post.mediaPreviewUrl, post.avatar])
  const keys = new Set(urls.flatMap((url) => (url ? [url.slice(1).replace(/\?.*/, '')] : [])))
  const [withMedia, withPicture] = [
    posts.filter(({ picture, sound, video }) => picture ?? sound ?? video).length,
    posts.filter(({ picture }) => picture).length,
  ]
  const authors = new Set(posts.map(({ by }) => by).filter((by) => members[by].hasAvatar))
  expect(keys.size).toBe(withMedia + withPicture + authors.size)
  for (const Key of keys) {
    const { ContentType } = await s3.send(new HeadObjectCommand({ Bucket: MEDIA_BUCKET, Key }))
    // The key of an avatar has no extension.
    const [, extension = 'webp'] = Key.split('.')
    expect(ContentType, Key).toBe(CONTENT_TYPES.get(extension))
  }
})

it('stores profiles with roles, badges and the right number of followers', async () => {
  const token = await signIn(signIns.member)
  const { json } = await call(getUserHandler, getUser, { token, params: { id: 'grabwaerter' } })
  const user = json as User
  expect(user).toMatchObject({ selectedRoles: ['organizer', 'fan'], isVerified: true })
  expect(user.badges).toHaveLength(5)
  for (const { earnedAt } of user.badges) {
    expect(Date.parse(earnedAt)).toBeGreaterThanOrEqual(Date.parse(user.createdAt))
    expect(Date.parse(earnedAt)).toBeLessThanOrEqual(now)
  }
  const followers = await queryIndex(followersPartition(user.id))
  expect(user.followersCount).toBe(followers.items.length)
})

it('stores conversations with a request, unread messages and photos', async () => {
  const token = await signIn(signIns.member)
  const threads = async (folder: 'inbox' | 'requests') =>
    (await call(await handlerOf(listThreads.id), listThreads, { token, query: { folder } }))
      .json as Thread[]
  const inbox = await threads('inbox')
  expect(inbox.map(({ name, unreadCount }) => [name, unreadCount])).toEqual([
    ['Bärbel Blastbeat', 2],
    ['Grabwärter', 0],
    ['Nebelkrähe', 0],
  ])
  expect((await threads('requests')).map(({ name }) => name)).toEqual(['Röhre'])
  const unread = await call(await handlerOf(unreadMessages.id), unreadMessages, { token })
  expect(unread.json).toBe(2)
  const id = inbox[0]?.id ?? ''
  const page = await call(await handlerOf(getThread.id), getThread, { token, params: { id } })
  const { messages } = page.json as ThreadPage
  const photo = messages.find(({ mediaType }) => mediaType === 'image')
  expect(messages.find(({ replyTo }) => replyTo?.id === photo?.id)).toBeDefined()
  const media = await call(await handlerOf(messageMedia.id), messageMedia, {
    token,
    params: { id: photo?.id ?? '' },
  })
  expect(media.status).toBe(200)
})

it('stores stories with pictures, a video, a track, views and horns', async () => {
  const token = await signIn(signIns.member)
  const { json: author } = await call(getUserHandler, getUser, {
    token,
    params: { id: 'eisenmorgen' },
  })
  const answer = await call(await handlerOf(memberStories.id), memberStories, {
    token,
    params: { id: (author as User).id },
  })
  const [story] = answer.json as Story[]
  expect(story).toMatchObject({ isSeen: false, likesCount: 2 })
  expect(story?.slides.map(({ type }) => type)).toEqual(['image', 'video', 'text'])
  const s3 = new S3Client({ endpoint: inject('s3Endpoint'), forcePathStyle: true })
  for (const { mediaUrl } of story?.slides ?? []) {
    if (mediaUrl === null) continue
    const Key = mediaUrl.slice(1)
    const { CacheControl } = await s3.send(new HeadObjectCommand({ Bucket: MEDIA_BUCKET, Key }))
    expect(CacheControl).toBe('public, max-age=300, s-maxage=300')
  }
})

it('stores bands with followers, a claimed, an archived and a generated one', async () => {
  const token = await signIn(signIns.member)
  const page = await call(await handlerOf(listBands.id), listBands, { token })
  const cards = page.json as BandCard[]
  // The archived one is in no list.
  expect(cards).toHaveLength(BANDS.length - 1)
  const read = async (name: string): Promise<Band> => {
    const id = cards.find((card) => card.name === name)?.id ?? ''
    const answer = await call(await handlerOf(getBand.id), getBand, { token, params: { id } })
    return answer.json
  }
  expect(await read('Aschenbahn')).toMatchObject({ isClaimedByBand: true, isFollowed: true })
  const generated = await read(GENERATED.band)
  expect(generated.isAiGenerated).toBe(true)
  const [fact] = generated.facts
  const params = { id: fact?.articleId ?? '' }
  const article = await call(await handlerOf(getArticle.id), getArticle, { token, params })
  expect(article.status).toBe(200)
  const { json } = await call(statsHandler, communityStats, { token })
  expect(json).toMatchObject({ bands: BANDS.length - 1 })
})

it('changes nothing when it runs again, and completes an interrupted run', async () => {
  const before = await countItems()
  expect(await seedDemo({ ...target(), now: now + 60_000 })).toBe('present')
  await write(put(demoMarkerItem(now, false)))
  expect(await seedDemo({ ...target(), now: now + 120_000 })).toBe('written')
  expect(await countItems()).toBe(before)
})

it.each([signIns.member, signIns.admin])('suggests posts to %s, each with a fact', async (name) => {
  const { json } = await call(listPostsHandler, listPosts, { token: await signIn(name) })
  const suggested = (json as Post[]).filter(({ isSuggestion }) => isSuggestion)
  expect(suggested).toHaveLength(2)
  for (const { suggestionFacts } of suggested) expect(suggestionFacts.length).toBeGreaterThan(0)
})

it('fills the calendar with concerts of a year in 20 towns, some past, sold out, cancelled, moved or of several sources', async () => {
  const { items } = await query(CONCERTS)
  const today = new Date(now).toISOString().slice(0, 10)
  expect(items.filter(({ date }) => date >= today).length).toBeGreaterThanOrEqual(80)
  expect(new Set(items.map(({ city }) => city)).size).toBeGreaterThanOrEqual(20)
  expect(items.some(({ date }) => date < today)).toBe(true)
  expect(new Set(items.map(({ status }) => status)).size).toBe(3)
  expect(items.some(({ movedFrom }) => movedFrom !== undefined)).toBe(true)
})
