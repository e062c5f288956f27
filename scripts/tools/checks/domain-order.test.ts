import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
import { orderDomains, picture } from '../domains/order.ts'
import { readOrders, withPicture } from '../domains/read-orders.ts'

const order = (files: Readonly<Record<string, string>>) =>
  orderDomains('functions', new Map(Object.entries(files)))

const LIKES = "import { post } from '../posts/items/index.ts'"

describe('orderDomains', () => {
  it('puts a domain above all that it imports', () => {
    const found = order({
      'functions/likes/like.ts': LIKES,
      'functions/posts/items/index.ts': "export { one } from '../../ids/index.ts'",
      'functions/ids/index.ts': 'export const one = 1',
      'functions/pages/page.ts': "const { one } = await import('../ids/index.ts')",
    })
    expect(found.floors).toEqual([['ids'], ['pages', 'posts'], ['likes']])
    expect(picture(found)).toBe('2  likes → posts\n1  posts → ids\n1  pages → ids\n0  ids')
    expect(found.circle).toEqual([])
  })

  it('names the imports of a circle when domains need each other through different slices', () => {
    const back = "import type { Like } from '../../likes/like.ts'"
    const { floors, circle } = order({
      'functions/above/top.ts': "import { like } from '../likes/like.ts'",
      'functions/likes/like.ts': LIKES,
      'functions/posts/items/index.ts': 'export const post = 1',
      'functions/posts/lists/list.ts': back,
      'functions/below/base.ts': 'export const base = 1',
    })
    expect(floors).toEqual([['below']])
    expect(circle).toEqual([
      { from: 'functions/likes/like.ts', to: 'functions/posts/items/index.ts' },
      { from: 'functions/posts/lists/list.ts', to: 'functions/likes/like.ts' },
    ])
  })

  it('leaves out packages, other source folders and files of the same domain', () => {
    const { needs } = order({
      'functions/likes/like.ts': `import * as z from 'zod'\nimport { a } from './index.ts'\nimport { b } from '#shared/b.ts'`,
      'functions/likes/index.ts': 'export const a = 1',
    })
    expect([...needs]).toEqual([['likes', []]])
  })
})

describe('the repository', () => {
  const orders = readOrders(ROOT)

  it('has no domains that need each other', () => {
    expect(orders.flatMap(({ circle }) => circle)).toEqual([])
  })

  it('draws the order of its domains (npm run domains writes it)', () => {
    const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    expect(document).toBe(withPicture(document, orders))
    expect(document).toContain(orders.map(picture).join('\n\n'))
  })
})
