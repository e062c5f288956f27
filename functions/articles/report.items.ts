import { check, exists, type Check } from '#platform/table/index.ts'
import { articleKey } from './article.items.ts'

export const articleIsPublished = (id: string): Check => check(articleKey(id), exists)
