import { describe, expect, it } from 'vitest'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { countOf, listEntries, listIds, withoutEntry } from './entries.ts'

const post = (id: string): ModerationPending['communityPosts'][number] => ({
  id,
  title: null,
  content: 'Laut.',
  linkUrl: null,
  mediaUrl: null,
  mediaType: null,
  mediaAlt: null,
  version: 1,
  userId: 'u',
  username: 'krach',
  displayName: 'Krach',
  moderationReason: 'Eins.\nZwei.',
  moderationTerm: 'RAC',
  createdAt: '2026-11-20T08:00:00.000Z',
})

const pending: ModerationPending = {
  bands: [],
  articles: [],
  communityPosts: [post('a'), post('b')],
  communityComments: [],
  messages: [],
  stories: [],
  concerts: [],
  counts: {
    bands: 0,
    articles: 0,
    communityPosts: 51,
    communityComments: 0,
    messages: 0,
    stories: 0,
    concerts: 0,
  },
  next: {
    bands: null,
    articles: null,
    communityPosts: '1#b',
    communityComments: null,
    messages: null,
    stories: null,
    concerts: null,
  },
}

describe('the held entries', () => {
  it('gives one reason per line', () => {
    expect(listEntries(pending, 'community-post')[0]?.reasons).toEqual(['Eins.', 'Zwei.'])
  })

  it('merges equal reasons into one with a count', () => {
    const reported = { ...post('c'), moderationReason: 'Eins.\nZwei.\nEins.\nEins.' }
    const queue = { ...pending, communityPosts: [reported] }
    expect(listEntries(queue, 'community-post')[0]?.reasons).toEqual(['Eins. (3×)', 'Zwei.'])
  })

  it('removes a decided entry and lowers the count', () => {
    const left = withoutEntry(pending, { type: 'community-post', id: 'a' })
    expect(listIds(left)).toEqual(['b'])
    expect(countOf(left, 'community-post')).toBe(50)
    expect(listIds(pending)).toEqual(['a', 'b'])
  })

  it('changes nothing when the entry is not in the list', () => {
    expect(withoutEntry(pending, { type: 'community-post', id: 'c' })).toBe(pending)
    expect(withoutEntry(pending, { type: 'article', id: 'a' })).toBe(pending)
  })
})
