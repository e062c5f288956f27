import { get } from '#platform/table/index.ts'
import {
  likedTargetOf,
  type LikerItem,
  readGathered,
  receiverOf,
  unreadKey,
  countUnreadLikes,
} from '../../notifications/index.ts'
import type { NewNote } from '../items/note.items.ts'
import { hornsNote } from '../notes/horns-note.ts'

export interface RenderedHorns {
  readonly note: NewNote
  /** The likes up to this sequence number are part of the note. */
  readonly sequence: number
}

/** The unread likes of the text that was liked, as they are now; undefined when there are none. */
export const renderHorns = async (
  id: string,
  like: Pick<LikerItem, 'PK' | 'SK'>,
): Promise<RenderedHorns | undefined> => {
  const memberId = receiverOf(like)
  const seen = await get(unreadKey(memberId), { consistent: true })
  const { likes, newest } = await readGathered(memberId, likedTargetOf(like))
  if (!likes || !newest) return undefined
  const unread = countUnreadLikes(likes, seen)
  if (unread === 0) return undefined
  return { note: hornsNote(id, { likes, unread, newest }), sequence: seen?.sequence ?? 0 }
}
