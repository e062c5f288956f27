import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  absent,
  ConditionFailed,
  get,
  put,
  putNew,
  retry,
  transact,
} from '#platform/table/index.ts'
import { readImportHistory } from './history.repository.ts'
import {
  importKey,
  importNameKey,
  newImport,
  newImportName,
  type ImportItem,
} from './import.items.ts'
import { IMPORT_TEXTS } from './texts.ts'

const openOnce = async (memberId: string, name: string | undefined): Promise<ImportItem> => {
  const known =
    name === undefined ? undefined : await get(importNameKey(memberId, name), { consistent: true })
  const item = known && (await get(importKey(memberId, known.id), { consistent: true }))
  if (item) return item
  const { isTrusted } = await readImportHistory(memberId)
  const created = newImport(memberId, newId(), !isTrusted)
  await transact({
    import: putNew(created),
    name:
      name === undefined
        ? null
        : put(newImportName(memberId, name, created.GSI1SK), known ? { id: known.id } : absent),
  })
  return created
}

/**
 * The import that the member's client calls by this name; a new one without a name.
 * @throws ApiError conflict when it was undone
 */
export const openImport = async (
  memberId: string,
  name: string | undefined,
): Promise<ImportItem> => {
  const item = await retry(() => openOnce(memberId, name), {
    when: (error) => error instanceof ConditionFailed,
    attempts: 5,
  })
  if (item.undone !== undefined) throw new ApiError('conflict', IMPORT_TEXTS.undone)
  return item
}
