import {
  get,
  keyOf,
  query,
  unlessConditionFailed,
  update,
  write,
  type Key,
} from '#platform/table/index.ts'
import {
  evidenceFile,
  evidencePartition,
  type EvidenceItem,
  type Target,
} from '../cases/items/index.ts'
import { duplicateObject, keptKeyOf, reportableKey } from '../uploads/index.ts'

/**
 * The key of the copy; null for what is no file of ours, or was gone before. A measure may move it in the same seconds,
 * there or back.
 */
const copyFile = async (hash: string, path: string, index: number): Promise<string | null> => {
  const key = reportableKey(path)
  if (key === null) return null
  const copy = evidenceFile(hash, index)
  for (const place of [key, keptKeyOf(path), key])
    if (place !== null && (await duplicateObject(place, copy))) return copy
  return null
}

/**
 * Copies the files of evidence, once: later a profile shows another picture under the same address, and authors delete
 * what was reported.
 */
export const freezeMedia = async (key: Key<EvidenceItem>): Promise<void> => {
  const evidence = await get(key, { consistent: true })
  if (!evidence?.media || evidence.copies) return
  const copies = await Promise.all(
    evidence.media.map((path, index) => copyFile(evidence.SK, path, index)),
  )
  const condition = { path: evidence.path, copies: undefined }
  await unlessConditionFailed(write(update(key, { set: { copies }, condition })))
}

/** Reported versions of one object. A post or story rarely has a second one. */
const MAX_VERSIONS = 20

/** Copies the files of all evidence of an object that its author deletes or that ends, before they go. */
export const freezeMediaOf = async (target: Target): Promise<void> => {
  const { items } = await query(evidencePartition(target), {
    consistent: true,
    limit: MAX_VERSIONS,
  })
  const open = items.filter(({ media, copies }) => media !== undefined && copies === undefined)
  for (const evidence of open) await freezeMedia(keyOf(evidence))
}
