import type { ContentStatus } from '#shared/api/posts.ts'

interface Content {
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
}

export const isVisible = <Item extends Content>(item: Item | null | undefined): item is Item =>
  item !== null && item !== undefined && item.status === undefined
