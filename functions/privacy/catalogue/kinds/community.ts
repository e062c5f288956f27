import { DELETED, DERIVED, plain, type ItemKind } from '../item-kind.ts'

const posts = { topic: 'community', exported: { section: 'posts' }, erased: DELETED } as const
const derived = { topic: 'community', exported: DERIVED, erased: DELETED } as const
const likes = { topic: 'community', exported: { section: 'likes' }, erased: DELETED } as const

/** Posts, comments, likes, bookmarks, the Wall of Horns. */
export const communityKinds: readonly ItemKind[] = [
  {
    name: 'post',
    PK: 'FEED',
    SK: '*#A',
    members: { GSI1PK: 'author', 'author.id': 'author', 'author.avatar': 'author' },
    personal: posts,
  },
  {
    name: 'post-counters',
    PK: 'FEED#N#*',
    SK: '*#N',
    members: { authorId: 'author' },
    personal: posts,
  },
  {
    name: 'pinned-post',
    PK: 'FEED',
    SK: '~PIN#*#A',
    members: { GSI1PK: 'author', 'author.id': 'author', 'author.avatar': 'author' },
    personal: derived,
  },
  {
    name: 'pinned-post-counters',
    PK: 'FEED#N#*',
    SK: '~PIN#*#N',
    members: { authorId: 'author' },
    personal: derived,
  },
  plain('list-of-pins', 'FEED', '~PINS'),
  {
    name: 'suggestion-pool',
    PK: 'FEED#N#*',
    SK: '~POOL',
    members: { pool: 'author' },
    personal: {
      topic: 'community',
      exported: DERIVED,
      erased: { by: 'expiry', within: 'an hour: the pool is built anew from the posts that exist' },
    },
  },
  {
    name: 'comment',
    PK: 'POST#*',
    SK: 'C#*#A',
    members: {
      GSI1PK: 'author',
      'author.id': 'author',
      'author.avatar': 'author',
      postAuthorId: 'target',
      answeredId: 'target',
    },
    personal: { topic: 'community', exported: { section: 'comments' }, erased: DELETED },
  },
  {
    name: 'comment-counters',
    PK: 'POST#*',
    SK: 'C#*#N',
    members: { authorId: 'author' },
    personal: { topic: 'community', exported: { section: 'comments' }, erased: DELETED },
  },
  plain('earlier-version', 'POST#*', 'EDIT#*'),
  {
    name: 'post-like',
    PK: 'VIEWER#*',
    SK: '*',
    members: { PK: 'actor', GSI1SK: 'actor', authorId: 'target' },
    personal: likes,
  },
  {
    name: 'comment-like',
    PK: 'COMMENT_LIKES#*',
    SK: '*',
    members: { PK: 'actor', GSI1SK: 'actor', authorId: 'target' },
    personal: likes,
  },
  {
    name: 'taste',
    PK: 'VIEWER#*',
    SK: '~TASTE',
    members: { PK: 'owner', follows: 'target', likes: 'target', rated: 'target' },
    personal: { topic: 'community', exported: { section: 'settings' }, erased: DELETED },
  },
  {
    name: 'bookmark',
    PK: 'BOOKMARKS#*',
    SK: '*',
    members: { PK: 'owner', GSI1PK: 'owner' },
    personal: { topic: 'community', exported: { section: 'bookmarks' }, erased: DELETED },
  },
  {
    name: 'word-of-post',
    PK: 'POST_WORD#*',
    SK: '*',
    members: { authorId: 'author' },
    personal: derived,
  },
  {
    name: 'name-refresh',
    PK: 'MEMBER#*',
    SK: 'REFRESH',
    members: { PK: 'owner', memberId: 'owner' },
    personal: derived,
  },
  {
    name: 'first-shout',
    PK: 'MEMBER#*',
    SK: 'SHOUT',
    members: { PK: 'author' },
    personal: posts,
  },
  {
    name: 'wall-entry',
    PK: 'WALL',
    SK: '*',
    members: { SK: 'author', 'member.memberId': 'author', 'member.avatar': 'author' },
    personal: derived,
  },
  plain('community-numbers', 'STATS#*', 'STATS'),
]
