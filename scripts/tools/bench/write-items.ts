import { putAll } from '#testing/posts.ts'
import { inParallel } from './load.ts'

const WRITERS = 8

/** Stores many items at once. */
export const writeItems = async (items: readonly object[]): Promise<void> => {
  const share = Math.ceil(items.length / WRITERS)
  await inParallel({ requests: WRITERS, connections: WRITERS }, (writer) =>
    putAll(items.slice(writer * share, (writer + 1) * share)),
  )
}
