import { LIMITS } from '#shared/domain/limits.ts'
import { query } from '#platform/table/index.ts'
import { type EditedText, type EditItem, editsPartition, editsPrefix } from '../items/edit.items.ts'

/** The earlier versions of a text, newest first, before filters of the viewer. */
export const readEdits = async (text: EditedText): Promise<readonly EditItem[]> => {
  const { items } = await query(editsPartition(text.postId), {
    beginsWith: editsPrefix(text),
    newestFirst: true,
    limit: LIMITS.versions,
  })
  return items
}
