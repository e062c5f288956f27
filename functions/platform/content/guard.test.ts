import { describe, expect, it } from 'vitest'
import { createPost } from '#shared/api/posts.ts'
import { createStory } from '#shared/api/stories.ts'
import { submitConcert } from '#shared/api/concerts.ts'
import { guardBody } from './guard.ts'

const SLOGAN = '§ 86a StGB: Sieg Heil'

const slide = (content: string, ...overlays: readonly string[]) => ({
  content,
  textOverlays: overlays.map((text) => ({ text })),
})

describe('the guard', () => {
  it.each([
    ['title and text', createPost, { title: 'Sieg', content: 'Heil' }],
    ['text and description of the picture', createPost, { content: 'Sieg', mediaAlt: 'Heil' }],
    ['lines', createPost, { content: 'Laut!\nSieg\nHeil\nLaut!' }],
    ['two overlays', createStory, { slides: [slide('Laut.', 'Sieg', 'Heil')] }],
    ['two overlays, the second above', createStory, { slides: [slide('', 'Heil', 'Sieg')] }],
    ['slide and overlay', createStory, { slides: [slide('Sieg', 'Heil'), slide('Laut.')] }],
    ['two slides', createStory, { slides: [slide('Sieg'), slide('Heil')] }],
    ['fields of a concert', submitConcert, { bandName: 'Sieg', venue: 'Heil' }],
  ])('finds a slogan across %s', (_place, contract, body) => {
    expect(guardBody(contract, body)).toBe(SLOGAN)
  })

  it.each([
    [createPost, { title: 'Heil', content: 'Danke für den Sieg' }],
    [createPost, { title: 'Der Sieg.', content: 'Heil Satan' }],
    [createStory, { slides: [slide('Sieg', 'Laut.'), slide('Laut.', 'Heil')] }],
  ])('finds none in other orders and sentences', (contract, body) => {
    expect(guardBody(contract, body)).toBeNull()
  })
})
