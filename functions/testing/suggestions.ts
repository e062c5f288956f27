import { poolItems, poolKeys } from '../community/items/pool.items.ts'
import { tasteKey } from '../community/items/taste.items.ts'
import { packPool, type PoolPost } from '../community/suggestions/pool.ts'
import { packTaste, type Taste } from '../community/suggestions/taste.ts'
import type { TestMember } from './members.ts'
import { tasteWith } from './pool-posts.ts'
import { putAll } from './posts.ts'
import { remove } from './stored.ts'

export const storePool = (posts: readonly PoolPost[]): Promise<void> =>
  putAll(poolItems(packPool(posts, poolKeys.length), Date.now()))

export const clearPool = async (): Promise<void> => {
  await Promise.all(poolKeys.map((key) => remove(key)))
}

export const storeTaste = (member: TestMember, changes: Partial<Taste>): Promise<void> =>
  putAll([{ ...tasteKey(member.id), version: 1, ...packTaste(tasteWith(changes)) }])
