import { randomUUID } from 'node:crypto'
import { addComment } from '#shared/api/comments.ts'
import { pinPost } from '#shared/api/posts.ts'
import { bookmarkItem, editKey, postLikeItem } from '../../community/items/index.ts'
import { forgetHead } from '../../community/posts/feed.repository.ts'
import { forgetStats } from '../../community/stats/stats.repository.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { aMember, block, type TestMember } from '../members.ts'
import { multipart } from '../multipart-builder.ts'
import { poolPost } from '../pool-posts.ts'
import { oneKilobytePost, putAll } from '../posts.ts'
import { storePool, storeTaste } from '../suggestions.ts'
import type { TypicalCalls } from './typical-calls.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const POSTS = 60
const COMMENTS = 20
/** More than a page, and below the first page of the feed. */
const LIKED = [10, 22] as const

interface Scene {
  readonly viewer: TestMember
  readonly author: TestMember
  readonly admin: TestMember
  readonly own: string
  readonly edited: string
  readonly pinned: string
  readonly post: string
  readonly comment: string
}

const setTheScene = async (): Promise<Scene> => {
  const [viewer, author, enemy] = [await aMember(), await aMember(), await aMember()]
  const admin = await aMember({ role: 'admin' })
  await block(viewer, enemy)
  const posts = Array.from({ length: POSTS }, () => oneKilobytePost(author))
  const [own, edited] = [oneKilobytePost(viewer), oneKilobytePost(viewer)]
  await putAll([...posts, own, edited].flatMap(({ items }) => items))
  await putAll([
    {
      ...editKey({ postId: edited.id, ulid: edited.id }, 1),
      version: 1,
      content: 'x'.repeat(600),
      writtenAt: isoNow(),
    },
  ])
  for (const { id } of posts.slice(0, 3)) {
    await call(await handlerOf('pinPost'), pinPost, {
      token: admin.token,
      params: { id },
      body: { pinned: true },
    })
  }
  await putAll(posts.map(({ id }) => bookmarkItem(viewer.id, id, newId())))
  await putAll(
    posts
      .slice(...LIKED)
      .map(({ id }) =>
        postLikeItem({ memberId: viewer.id, targetId: id, likeId: newId(), authorId: author.id }),
      ),
  )
  const post = posts.at(-1)?.id ?? ''
  const write = await handlerOf('addComment')
  let comment = ''
  for (let count = 0; count < COMMENTS; count++) {
    const content = 'Erste Reihe, Nacken durch, Stimme weg. '.repeat(6)
    const answer = await call(write, addComment, {
      token: author.token,
      params: { id: post },
      body: { content },
    })
    comment = (answer.json as { id: string }).id
  }
  const [, , , ...older] = posts.slice(0, 5)
  await storePool(older.map(({ id }) => poolPost({ id, genres: ['Doom'] })))
  await storeTaste(viewer, { genres: ['Doom'] })
  forgetHead()
  forgetStats()
  return {
    viewer,
    author,
    admin,
    own: own.id,
    edited: edited.id,
    pinned: posts[0]?.id ?? '',
    post,
    comment,
  }
}

const callsIn = ({ viewer, author, admin, own, edited, pinned, post, comment }: Scene) => {
  const { token } = viewer
  const account = {
    username: `neu_${newId().slice(-8)}`,
    displayName: 'Neu',
    password: 'nackenbrecher',
  }
  return {
    register: { body: account },
    login: {
      body: {
        username: account.username,
        password: account.password,
        deviceMark: randomUUID(),
      },
    },
    currentUser: { token },
    listPosts: { token },
    suggestionFeedback: {
      token,
      body: {
        postId: post,
        feedback: 'less',
        suggestionReason: 'genre_match',
        postType: 'text',
        postGenres: ['Metal'],
      },
    },
    suggestionSettings: { token },
    saveSuggestionSettings: { token, body: { newestFirst: true } },
    forgetSuggestions: { token },
    getPost: { token, params: { id: post } },
    listComments: { token, params: { id: post } },
    createPost: { token, body: { content: 'x'.repeat(600) } },
    addComment: { token, params: { id: post }, body: { content: 'Dabei.' } },
    likePost: { token, params: { id: post }, body: { liked: true } },
    bookmarkState: { token, params: { id: post } },
    bookmarkPost: { token, params: { id: own }, body: { bookmarked: true } },
    listBookmarks: { token },
    listLikedPosts: { token },
    postMuteState: { token, params: { id: post } },
    mutePost: { token, params: { id: post }, body: { muted: true } },
    likeComment: { token, params: { id: comment }, body: { liked: true } },
    editComment: {
      token: author.token,
      params: { id: comment },
      body: { version: 1, content: 'Dabei.' },
    },
    commentHistory: { token, params: { id: comment } },
    deleteComment: { token: author.token, params: { id: comment } },
    communityStats: { token },
    unread: { token },
    unreadCounts: { token },
    createUpload: { token, body: { purpose: 'post', contentType: 'image/png', size: PNG.length } },
    uploadMedia: {
      token,
      ...multipart({}, { field: 'media', contentType: 'image/png', bytes: PNG }),
    },
    editPost: { token, params: { id: own }, body: { version: 1, content: 'x'.repeat(600) } },
    postHistory: { token, params: { id: own } },
    withdrawVersion: { token, params: { id: edited }, body: { version: 1 } },
    deletePost: { token, params: { id: own } },
    pinPost: { token: admin.token, params: { id: pinned }, body: { pinned: false } },
    logout: { token },
  }
}

/** The feed with 60 posts, three pins, 20 comments and one block, and the session around it. */
export const calls: TypicalCalls = {
  ids: [
    'register',
    'login',
    'currentUser',
    'listPosts',
    'suggestionFeedback',
    'suggestionSettings',
    'saveSuggestionSettings',
    'forgetSuggestions',
    'getPost',
    'listComments',
    'createPost',
    'addComment',
    'likePost',
    'bookmarkState',
    'bookmarkPost',
    'listBookmarks',
    'listLikedPosts',
    'postMuteState',
    'mutePost',
    'likeComment',
    'editComment',
    'commentHistory',
    'deleteComment',
    'communityStats',
    'unread',
    'unreadCounts',
    'createUpload',
    'uploadMedia',
    'editPost',
    'postHistory',
    'withdrawVersion',
    'deletePost',
    'pinPost',
    'logout',
  ],
  prepare: async () => callsIn(await setTheScene()),
}
