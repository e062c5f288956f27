import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { BandChanges, NewBand } from '#shared/api/bands.ts'
import { NewPost } from '#shared/api/posts.ts'
import { addComment } from '#shared/api/comments.ts'
import { Username } from '#shared/domain/username.ts'
import { toBandValues } from '../band-values.ts'
import { communityAt } from '../community.ts'
import { BANDS, ENTRIES, FAVOURITES, GENERATED, HISTORY } from './bands.ts'
import { members } from './members.ts'
import { createStory } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import { milliseconds } from '../span.ts'
import { describeLook } from '../story-look.ts'
import { posts } from './posts.ts'
import { stories } from './stories.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const community = communityAt(now, posts)
const comments = posts.flatMap((post) => post.comments ?? [])

describe('the demo community', () => {
  it('has enough members, posts and comments, and one pinned post', () => {
    expect(Object.keys(members).length).toBeGreaterThanOrEqual(12)
    expect(posts.length).toBeGreaterThanOrEqual(60)
    expect(comments.length).toBeGreaterThanOrEqual(150)
    expect(posts.filter(({ pinned }) => pinned)).toHaveLength(1)
  })

  it('has members that the rules for names and texts accept', () => {
    for (const [username, { displayName, bio }] of Object.entries(members)) {
      expect(Username.safeParse(username).success, username).toBe(true)
      expect(displayName.length).toBeLessThanOrEqual(LIMITS.displayName)
      expect(bio.length).toBeLessThanOrEqual(LIMITS.bio)
    }
  })

  it('has texts that the contracts accept', () => {
    for (const { text, title = '', link = '' } of posts) {
      const post = NewPost.safeParse({ content: text, title, linkUrl: link })
      expect(post.success, text).toBe(true)
    }
    for (const [, , content] of comments)
      expect(addComment.body.safeParse({ content }).success, content).toBe(true)
  })

  it('has stories of the last day that the contract accepts, seen by others', () => {
    expect(stories.length).toBeGreaterThanOrEqual(4)
    for (const { by, ago, slides, seenBy = [], horns = [] } of stories) {
      const sent = createStory.body.safeParse({
        slides: slides.map((slide) => {
          const look = describeLook(slide)
          return look.type === 'text' ? look : { ...look, mediaUrl: '/incoming/A/B.webp' }
        }),
      })
      expect(sent.success, `${by} ${ago}`).toBe(true)
      expect(milliseconds(ago)).toBeLessThan(STORY.hours * 3_600_000)
      expect(seenBy).not.toContain(by)
      expect(seenBy).toEqual(expect.arrayContaining([...horns]))
    }
  })

  it('links to example domains only', () => {
    for (const { link } of posts)
      if (link) expect(new URL(link).hostname).toMatch(/\.example\.(org|net|com)$/)
  })

  it('mentions existing members only', () => {
    const texts = [...posts.map(({ text }) => text), ...comments.map(([, , text]) => text)]
    const names = texts.flatMap((text) => [...text.matchAll(/@(\w+)/g)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) expect(Object.keys(members)).toContain(name)
  })

  it('dates every post, comment and like after its member joined and not in the future', () => {
    for (const post of community.contributions) {
      const actions = [post, ...post.replies].flatMap((text) => [
        { at: text.at, by: text.author },
        ...text.likes,
      ])
      for (const { at, by } of actions) {
        expect(at, post.content.text).toBeLessThanOrEqual(now)
        expect(at, post.content.text).toBeGreaterThanOrEqual(by.at)
      }
    }
  })

  it('has no two likes of one member for a text, and none for their own', () => {
    for (const text of community.contributions.flatMap((post) => [post, ...post.replies])) {
      const likers = text.likes.map(({ by }) => by)
      expect(new Set(likers).size).toBe(likers.length)
      expect(likers).not.toContain(text.author)
    }
  })

  it('is the same for the same time', () => {
    expect(communityAt(now, posts)).toEqual(community)
  })
})

describe('the demo bands', () => {
  it('are at least sixty, each with a name of its own that the newcomer form accepts', () => {
    expect(BANDS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(BANDS.map(({ name }) => name.toLowerCase())).size).toBe(BANDS.length)
    for (const { name, genre, country, description } of BANDS)
      expect(NewBand.safeParse({ name, genre, country, description }).success, name).toBe(true)
  })

  it('have members and releases that an edit accepts', () => {
    for (const band of BANDS) {
      const { members, releases } = toBandValues(band, now)
      expect(members?.length, band.name).toBeGreaterThanOrEqual(3)
      expect(BandChanges.safeParse({ members, releases }).success, band.name).toBe(true)
    }
  })

  it('contain every band that entries and favourites name', () => {
    const names = new Set(BANDS.map(({ name }) => name))
    const named = [
      ...Object.keys(ENTRIES),
      ...Object.values(FAVOURITES).flat(),
      GENERATED.band,
      HISTORY.band,
    ]
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })
})
