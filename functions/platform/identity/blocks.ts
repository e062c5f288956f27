import { blocksKey, type BlocksItem } from './blocks.items.ts'
import { ApiError } from '../runtime/errors.ts'
import { get } from '../table/index.ts'

/** Ids of the members that the viewer blocks or is blocked by (docs/product/blocking.md). */
export interface Blocks extends ReadonlySet<string> {
  /** The birthday of a viewer who was a minor when it was stored (docs/product/age.md). */
  readonly bornOn?: string | undefined
}

export const NO_BLOCKS: Blocks = new Set()

const blocksOf = (ids: readonly string[], { bornOn }: BlocksItem): Blocks =>
  bornOn === undefined ? new Set(ids) : Object.assign(new Set(ids), { bornOn })

export const toBlocks = (item: BlocksItem | undefined): Blocks =>
  item ? blocksOf([...(item.blocked ?? []), ...(item.blockedBy ?? [])], item) : NO_BLOCKS

/** The same with the members that the viewer muted: for lists of content, but not for profiles and single texts. */
export const toHidden = (item: BlocksItem | undefined): Blocks =>
  item?.muted ? blocksOf([...toBlocks(item), ...item.muted], item) : toBlocks(item)

export const loadBlocks = async (memberId: string): Promise<Blocks> =>
  toBlocks(await get(blocksKey(memberId)))

/**
 * A member does not learn who blocked them: the other member appears not to exist.
 * @throws ApiError blocked for the viewer's own block, not_found for one against them
 */
export const assertNotBlocked = (
  item: BlocksItem | undefined,
  memberId: string,
  goneText?: string,
): void => {
  if (item?.blocked?.has(memberId)) throw new ApiError('blocked')
  if (item?.blockedBy?.has(memberId)) throw new ApiError('not_found', goneText)
}
