import { recordSweep } from '#platform/content/sweep-run.items.ts'
import { log } from '#platform/runtime/logger.ts'
import { queryIndex, remove, write, type Key } from '#platform/table/index.ts'
import { allStoriesPartition } from '../items/story.items.ts'
import { hasEnded } from '../items/story.rules.ts'

const PAGE = 100
const DELETES_AT_ONCE = 10
/** The next run takes the others. */
const MOST = 2000

const removeAll = async (keys: readonly Key[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += DELETES_AT_ONCE) {
    await Promise.all(keys.slice(start, start + DELETES_AT_ONCE).map((key) => write(remove(key))))
  }
}

/** Views, media and the place in the bar follow by event. */
const endStories = async (): Promise<number> => {
  let count = 0
  let startAt: Key | undefined
  do {
    const page = await queryIndex(allStoriesPartition, { limit: PAGE, startAt })
    const ended = page.items.filter(({ GSI1SK }) => hasEnded(GSI1SK))
    await removeAll(ended)
    count += ended.length
    startAt = ended.length === page.items.length ? page.next : undefined
  } while (startAt && count < MOST)
  return count
}

export const handler = async (): Promise<void> => {
  log.info('stories ended', { stories: await endStories() })
  await recordSweep('end-stories')
}
