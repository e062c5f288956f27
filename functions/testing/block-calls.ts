import type { BlockRule } from '#shared/api/contract.ts'
import type { contracts } from '#shared/api/index.ts'
import type { CallOptions } from './call.ts'
import type { BlockScene } from './block-scene.ts'

/** A call of the viewer, without the token. */
type CallIn = (scene: BlockScene) => CallOptions

type ListCall<Rule> = Rule extends { readonly filters: string } | { readonly omits: string }
  ? { readonly list: CallIn }
  : unknown

type TargetCalls<Rule> = Rule extends { readonly target: string }
  ? { readonly target: Readonly<Record<string, CallIn>> }
  : unknown

type Ruled = Extract<(typeof contracts)[number], { readonly blocks: BlockRule }>

/** For each part of a block rule the calls that prove it: an endpoint with a new rule does not compile without. */
type BlockCalls = {
  readonly [C in Ruled as C['id']]: ListCall<C['blocks']> & TargetCalls<C['blocks']>
}

const LIKE = { body: { liked: true } }
const UNLIKE = { body: { liked: false } }
const TEXT = { body: { content: 'Laut.' } }

const onPost = ({ post }: BlockScene) => ({ params: { id: post } })
const onComment = ({ comment }: BlockScene) => ({ params: { id: comment } })
const onOther = ({ other }: BlockScene) => ({ params: { id: other.id } })
const onMessage = ({ message }: BlockScene) => ({ params: { id: message } })
const onStory = ({ story }: BlockScene) => ({ params: { id: story } })
const onThird = ({ third }: BlockScene) => ({ params: { id: third.id } })

export const blockCalls: BlockCalls = {
  listPosts: { list: () => ({}) },
  listComments: {
    list: ({ thirdPost }) => ({ params: { id: thirdPost } }),
    target: { 'the comments of a post': onPost },
  },
  listUserPosts: { list: onOther, target: { 'the posts of a member': onOther } },
  listFollowers: { list: onThird, target: { 'the followers of a member': onOther } },
  listFollowing: { list: onThird, target: { 'the members that a member follows': onOther } },
  wallOfHorns: { list: () => ({}) },
  searchUsers: { list: ({ other }) => ({ query: { searchQuery: other.username } }) },
  mentionableUsers: { list: ({ other }) => ({ query: { searchQuery: other.username } }) },
  searchEverything: { list: ({ other }) => ({ query: { query: other.username } }) },
  suggestedUsers: { list: () => ({}) },
  bookmarkPost: {
    target: { 'a bookmark': (scene) => ({ ...onPost(scene), body: { bookmarked: true } }) },
  },
  listBookmarks: { list: () => ({}) },
  listLikedPosts: { list: () => ({}) },
  userLikes: { list: () => ({}) },
  userComments: { list: () => ({}) },
  mutePost: {
    target: { 'a post': (scene) => ({ ...onPost(scene), body: { muted: true } }) },
  },
  getPost: { target: { 'a post': onPost } },
  getUser: {
    target: {
      'a member by id': onOther,
      'a member by username': ({ other }) => ({ params: { id: other.username } }),
    },
  },
  editPost: {
    target: { 'a post': (scene) => ({ ...onPost(scene), body: { version: 1, ...TEXT.body } }) },
  },
  postHistory: { target: { 'a post': onPost } },
  editComment: {
    target: {
      'a comment': (scene) => ({ ...onComment(scene), body: { version: 1, ...TEXT.body } }),
    },
  },
  withdrawVersion: {
    target: {
      'a version of a post': (scene) => ({ ...onPost(scene), body: { version: 1 } }),
      'a version of a comment': (scene) => ({ ...onComment(scene), body: { version: 1 } }),
    },
  },
  commentHistory: { target: { 'a comment': onComment } },
  addComment: { target: { 'a post': (scene) => ({ ...onPost(scene), ...TEXT }) } },
  likePost: {
    target: {
      'a like': (scene) => ({ ...onPost(scene), ...LIKE }),
      'a like taken back': (scene) => ({ ...onPost(scene), ...UNLIKE }),
    },
  },
  likeComment: {
    target: {
      'a like': (scene) => ({ ...onComment(scene), ...LIKE }),
      'a like taken back': (scene) => ({ ...onComment(scene), ...UNLIKE }),
    },
  },
  suggestionFeedback: {
    target: {
      'feedback on a suggested post': ({ post }) => ({
        body: {
          postId: post,
          feedback: 'less',
          suggestionReason: 'exploration',
          postType: 'text',
          postGenres: [],
        },
      }),
    },
  },
  follow: { target: { 'a member': onOther } },
  sendMessage: {
    target: {
      'a message': ({ other }) => ({ body: { recipientId: other.id, content: 'Laut.' } }),
    },
  },
  likeMessage: { target: { 'a message': (scene) => ({ ...onMessage(scene), ...LIKE }) } },
  acceptRequest: { target: { 'a request': onOther } },
  deleteComment: { target: { 'a comment': onComment } },
  listStories: { list: () => ({}) },
  memberStories: { target: { 'the stories of a member': onOther } },
  viewStory: { target: { 'a story': onStory } },
  likeStory: {
    target: {
      'a like': (scene) => ({ ...onStory(scene), ...LIKE }),
      'a like taken back': (scene) => ({ ...onStory(scene), ...UNLIKE }),
    },
  },
  storyViews: {
    list: ({ ownStory }) => ({ params: { id: ownStory } }),
    target: { 'a story': onStory },
  },
  createReport: {
    target: {
      'a post': ({ post }) => ({ body: { kind: 'community-post', id: post, category: 'spam' } }),
      'a comment': ({ comment }) => ({
        body: { kind: 'community-comment', id: comment, category: 'spam' },
      }),
      'a story': ({ story }) => ({ body: { kind: 'story', id: story, category: 'spam' } }),
    },
  },
  getConcert: { list: ({ concert }) => ({ params: { id: concert } }) },
  deleteStory: { target: { 'a story': onStory } },
  deletePost: { target: { 'a post': onPost } },
}
