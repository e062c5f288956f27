import { picture } from '../image-builder.ts'
import { aComment } from '../comments.ts'
import { aPost } from '../posts.ts'
import { aStory } from '../stories.ts'
import { aMember } from '../members.ts'
import { member, read, post, type Specified } from './specified.ts'

const TRACK = {
  spotifyTrackId: null,
  spotifyPreviewUrl: null,
  spotifyTrackName: null,
  spotifyArtistName: null,
}

/** As a browser reads them from a form: a text slide with every field that a slide has. */
const SLIDE = {
  id: 'slide-1',
  type: 'text',
  content: 'Heute Abend im Moor',
  duration: 5,
  backgroundColor: '#1A0B0B',
  textColor: '#FFFFFF',
  font: 'default',
  ...TRACK,
  backgroundType: 'solid',
  gradientColors: null,
  textOverlays: [
    {
      id: 'overlay-0.123',
      text: 'Los',
      x: 50,
      y: 95,
      fontFamily: 'bold',
      fontSize: 32,
      align: 'center',
      style: 'white',
    },
  ],
  mediaUrl: null,
}

const ofMember = (
  method: Specified['method'],
  path: Specified['path'],
  answer: readonly string[] = [],
): Specified => ({
  method,
  path,
  prepare: async () => ({ ...(await member()), params: { id: (await aMember()).id } }),
  answer,
})

export const COMMUNITY: readonly Specified[] = [
  {
    method: 'GET',
    path: '/api/stories',
    prepare: async () => {
      await aStory(await aMember())
      return member()
    },
    answer: ['id', 'user', 'slides'],
  },
  post('/api/stories', () => ({ slides: [SLIDE], totalDuration: 5 }), {
    optional: ['totalDuration'],
    answer: ['id', 'user', 'slides'],
  }),
  ofMember('GET', '/api/users/{id}', ['id', 'username', 'displayName']),
  ofMember('GET', '/api/users/{id}/relationship', ['isFollowing', 'isBlocked']),
  ofMember('POST', '/api/users/{id}/follow'),
  ofMember('DELETE', '/api/users/{id}/follow'),
  ofMember('POST', '/api/users/{id}/block'),
  {
    method: 'GET',
    path: '/api/users/search',
    prepare: async () => ({ ...(await member()), query: { searchQuery: 'fan' } }),
  },
  read('/api/suggested-users', []),
  read('/api/wall-of-horns', []),
  post(
    '/api/community/suggestions/feedback',
    async () => ({
      postId: await aPost(await aMember()),
      feedback: 'more',
      suggestionReason: 'exploration',
      postType: 'text',
      postGenres: ['Death'],
    }),
    {
      optional: ['postType', 'postGenres'],
    },
  ),
  read('/api/community/posts', []),
  post(
    '/api/community/posts',
    () => ({
      content: 'Lauter!',
      title: 'Ein Satz',
      mediaType: '',
      mediaUrl: '',
      spotifyTrackId: '',
    }),
    {
      optional: ['title', 'mediaType', 'mediaUrl', 'spotifyTrackId'],
      answer: [
        'id',
        'userId',
        'user',
        'title',
        'content',
        'likesCount',
        'commentsCount',
        'createdAt',
      ],
    },
  ),
  {
    method: 'POST',
    path: '/api/community/posts',
    prepare: async () => ({
      ...(await member()),
      body: {
        content: 'Lauter!',
        title: 'Ein Bild',
        mediaType: 'image',
        mediaUrl: '',
        spotifyTrackId: '',
      },
      file: { field: 'media', contentType: 'image/jpeg', bytes: await picture('jpeg') },
    }),
    optional: ['content', 'title', 'mediaType', 'mediaUrl', 'spotifyTrackId'],
    answer: ['id', 'mediaUrl', 'mediaType'],
  },
  {
    method: 'DELETE',
    path: '/api/community/posts/{id}',
    prepare: async () => {
      const author = await aMember()
      return { token: author.token, params: { id: await aPost(author) } }
    },
  },
  {
    method: 'POST',
    path: '/api/community/posts/{id}/like',
    prepare: async () => ({ ...(await member()), params: { id: await aPost(await aMember()) } }),
  },
  {
    method: 'POST',
    path: '/api/community/comments/{id}/like',
    prepare: async () => {
      const author = await aMember()
      const id = await aComment({ id: await aPost(author), author }, await aMember())
      return { ...(await member()), params: { id } }
    },
  },
  {
    method: 'GET',
    path: '/api/community/posts/{id}/comments',
    prepare: async () => ({ ...(await member()), params: { id: await aPost(await aMember()) } }),
  },
  {
    method: 'POST',
    path: '/api/community/posts/{id}/comments',
    prepare: async () => ({
      ...(await member()),
      params: { id: await aPost(await aMember()) },
      body: { content: 'Eben!' },
    }),
    answer: ['id', 'postId', 'userId', 'content', 'createdAt', 'user'],
  },
  read('/api/community/stats', []),
  {
    method: 'POST',
    path: '/api/community/upload',
    prepare: async () => ({
      ...(await member()),
      file: { field: 'media', contentType: 'image/jpeg', bytes: await picture('jpeg') },
    }),
    answer: ['url'],
  },
  read('/api/ai/welcome', ['message']),
  post(
    '/api/ai/help',
    () => ({
      query: 'Wie ändere ich mein Bild?',
      context: { currentPage: '/', userRole: 'member' },
    }),
    {
      optional: ['context'],
      answer: ['message', 'suggestions'],
    },
  ),
]
