import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  absent,
  ConditionFailed,
  get,
  onConditionFailed,
  put,
  putNew,
  retry,
  transact,
} from '#platform/table/index.ts'
import { readImportHistory } from './history.repository.ts'
import {
  importerOf,
  importKey,
  importNameKey,
  newImport,
  newImportName,
  type ImportItem,
  type ImportNameItem,
} from './import.items.ts'
import { IMPORT_TEXTS } from '../texts.ts'

interface Found {
  readonly item: ImportItem
  /** What its name led to before. */
  readonly known: ImportNameItem | undefined
  readonly isNew: boolean
}

const find = async (memberId: string, name: string | undefined): Promise<Found> => {
  const known =
    name === undefined ? undefined : await get(importNameKey(memberId, name), { consistent: true })
  const item = known && (await get(importKey(memberId, known.id), { consistent: true }))
  if (item) return { item, known, isNew: false }
  const { isTrusted } = await readImportHistory(memberId)
  return { item: newImport(memberId, newId(), !isTrusted), known, isNew: true }
}

const store = async (name: string | undefined, { item, known }: Found): Promise<ImportItem> => {
  const named = name === undefined ? null : newImportName(importerOf(item), name, item.GSI1SK)
  await transact({
    import: putNew(item),
    name: named && put(named, known ? { id: known.id } : absent),
  })
  return item
}

const openOnce = async (memberId: string, name: string | undefined): Promise<ImportItem> => {
  const found = await find(memberId, name)
  return found.isNew ? store(name, found) : found.item
}

/** Another call stored an import of this name meanwhile. */
const openAgain = (memberId: string, name: string | undefined): Promise<ImportItem> =>
  retry(() => openOnce(memberId, name), {
    when: (error) => error instanceof ConditionFailed,
    attempts: 5,
  })

const requireOpen = (item: ImportItem): ImportItem => {
  if (item.undone !== undefined) throw new ApiError('conflict', IMPORT_TEXTS.undone)
  return item
}

/**
 * The import that the member's client calls by this name; a new one without a name. Nothing is stored when `admit`
 * refuses it.
 * @throws ApiError conflict when it was undone
 */
export const openImport = async (
  memberId: string,
  name: string | undefined,
  admit: (item: ImportItem) => Promise<void>,
): Promise<ImportItem> => {
  const found = await find(memberId, name)
  await admit(requireOpen(found.item))
  if (!found.isNew) return found.item
  const stored = await onConditionFailed(store(name, found), () => openAgain(memberId, name))
  return requireOpen(stored)
}
