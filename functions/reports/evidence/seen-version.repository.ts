import { get } from '#platform/table/index.ts'
import { editKey, type EditedText, type EditItem } from '../../community/items/index.ts'

/**
 * The earlier version of a text that the reporter saw: an author who edits it before the report arrives changes nothing.
 * Undefined for the current one, for one that was held, which nobody else saw, and for one that was withdrawn.
 */
export const readSeenVersion = async (
  place: EditedText,
  current = 1,
  seen = current,
): Promise<EditItem | undefined> => {
  if (seen >= current) return undefined
  const edit = await get(editKey(place, seen), { consistent: true })
  return edit?.status === undefined && edit?.withdrawnBy === undefined ? edit : undefined
}
