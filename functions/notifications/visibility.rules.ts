import type { ContentStatus } from '#shared/api/posts.ts'

interface Content {
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
}

interface Change<Item> {
  readonly before: Item | null
  readonly after: Item | null
}

export const isVisible = <Item extends Content>(item: Item | null | undefined): item is Item =>
  item !== null && item !== undefined && item.status === undefined

/** Created visible, or approved by moderation. */
export const becameVisible = <Item extends Content>(
  change: Change<Item>,
): change is Change<Item> & { readonly after: Item } =>
  !isVisible(change.before) && isVisible(change.after)

/** Deleted, or hidden by moderation. */
export const becameHidden = <Item extends Content>(
  change: Change<Item>,
): change is Change<Item> & { readonly before: Item } =>
  isVisible(change.before) && !isVisible(change.after)
