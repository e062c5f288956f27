import { isOutOfReach, type TakeDown } from '#platform/content/take-down.ts'
import { get, withLease, type Key, type LockItem } from '#platform/table/index.ts'
import {
  listMedia,
  moveObject,
  removeMedia,
  type MediaPlaces,
  type WithMedia,
} from '../../uploads/index.ts'

/** A post or a story. */
export interface ContentWithMedia extends WithMedia {
  readonly PK: string
  readonly SK: string
  readonly status?: string | undefined
  readonly takenDown?: TakeDown | undefined
  readonly isKept?: true | undefined
}

/** Where the objects of content belong. What the guard holds stays where its author and moderators see it. */
type Place = 'served' | 'kept' | 'nowhere'

export const findPlace = (content: ContentWithMedia | null | undefined): Place => {
  if (!content) return 'nowhere'
  return isOutOfReach(content) ? 'kept' : 'served'
}

const BRING: Readonly<Record<Place, (media: MediaPlaces) => Promise<void>>> = {
  served: ({ served, kept }) => moveObject(kept, served),
  kept: ({ served, kept }) => moveObject(served, kept),
  nowhere: ({ served, kept }) => removeMedia([served, kept]),
}

/** Longer than the function may run, so that only the lease of a dead holder is taken over. */
const LEASE = { forMs: 45_000, tries: 60, pauseMs: 100 } as const

/** Keys end with the ULID of the post or story. */
const leaseKey = ({ SK }: ContentWithMedia): Key<LockItem> => ({
  PK: `MEDIA_MOVE#${SK}`,
  SK: 'LEASE',
})

const MAX_TURNS = 5

/**
 * Brings the objects to where the present state of their content wants them, and looks again afterwards, because the
 * author can delete it meanwhile. One move after the other: two in opposite directions would delete both copies.
 */
export const settleContentMedia = async (content: ContentWithMedia): Promise<void> => {
  const media = listMedia(content)
  if (media.length === 0) return
  const { PK, SK } = content
  const key: Key<ContentWithMedia> = { PK, SK }
  const present = async () => findPlace(await get(key, { consistent: true }))
  await withLease(leaseKey(content), LEASE, async () => {
    let place = await present()
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      await Promise.all(media.map(BRING[place]))
      const now = await present()
      if (now === place) return
      place = now
    }
    throw new Error(`The state of ${SK} turned ${MAX_TURNS} times`)
  })
}
