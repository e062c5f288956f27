import { expect, test } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { NewPost } from '#shared/api/posts.ts'
import { addComment } from '#shared/api/comments.ts'
import { Username } from '#shared/domain/username.ts'
import { communityAt } from '../community.ts'
import { members } from './members.ts'
import { posts } from './posts.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const community = communityAt(now, posts)
const comments = posts.flatMap((post) => post.comments ?? [])

test('it looks like a community', () => {
  expect(Object.keys(members).length).toBeGreaterThanOrEqual(12)
  expect(posts.length).toBeGreaterThanOrEqual(60)
  expect(comments.length).toBeGreaterThanOrEqual(150)
  expect(posts.filter(({ pinned }) => pinned)).toHaveLength(1)
})

test('every person could have registered', () => {
  for (const [username, { displayName, bio }] of Object.entries(members)) {
    expect(Username.safeParse(username).success, username).toBe(true)
    expect(displayName.length).toBeLessThanOrEqual(LIMITS.displayName)
    expect(bio.length).toBeLessThanOrEqual(LIMITS.bio)
  }
})

test('every text could have been posted', () => {
  for (const { text, title = '', link = '' } of posts) {
    const post = NewPost.safeParse({ content: text, title, linkUrl: link })
    expect(post.success, text).toBe(true)
  }
  for (const [, , content] of comments)
    expect(addComment.body.safeParse({ content }).success, content).toBe(true)
})

test('links lead to example domains only', () => {
  for (const { link } of posts)
    if (link) expect(new URL(link).hostname).toMatch(/\.example\.(org|net|com)$/)
})

test('every mention names a member', () => {
  const texts = [...posts.map(({ text }) => text), ...comments.map(([, , text]) => text)]
  const names = texts.flatMap((text) => [...text.matchAll(/@(\w+)/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(Object.keys(members)).toContain(name)
})

test('nobody writes or gives horns in the future or before joining', () => {
  for (const post of community.contributions) {
    const acts = [post, ...post.replies].flatMap((text) => [
      { at: text.at, by: text.author },
      ...text.horns,
    ])
    for (const { at, by } of acts) {
      expect(at, post.content.text).toBeLessThanOrEqual(now)
      expect(at, post.content.text).toBeGreaterThanOrEqual(by.at)
    }
  }
})

test('nobody gives horns twice, or to their own text', () => {
  for (const text of community.contributions.flatMap((post) => [post, ...post.replies])) {
    const givers = text.horns.map(({ by }) => by)
    expect(new Set(givers).size).toBe(givers.length)
    expect(givers).not.toContain(text.author)
  }
})

test('the same moment makes the same community', () => {
  expect(communityAt(now, posts)).toEqual(community)
})
