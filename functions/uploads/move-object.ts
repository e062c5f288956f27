import { duplicateObject, isMissing, readObject, removeMedia } from './media-bucket.ts'

/** In bytes; null when there is no object. */
const sizeOf = async (key: string): Promise<number | null> => {
  try {
    return (await readObject(key, 0, 1)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Deletes the object only after its copy was read back, so it exists in one place at least. Repeating completes what a
 * crash interrupted; nothing happens when it was moved before.
 */
export const moveObject = async (from: string, to: string): Promise<void> => {
  const size = await sizeOf(from)
  if (size === null || !(await duplicateObject(from, to))) return
  if ((await sizeOf(to)) !== size) throw new Error(`The copy of ${from} is incomplete`)
  await removeMedia([from])
}

export const objectExists = async (key: string): Promise<boolean> => (await sizeOf(key)) !== null
