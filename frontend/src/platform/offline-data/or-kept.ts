import { hashKey, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { hasNoAnswer } from '../api-error.ts'
import { loadChunk } from '../load-chunk.ts'
import { answerStorage, keepAnswer, keptSession, noteFresh, noteKept } from './kept-state.ts'

interface QueryContext {
  readonly client: QueryClient
  readonly queryKey: QueryKey
}

const readKept = async (name: string) => {
  try {
    const read =
      answerStorage()?.read ?? (await loadChunk(() => import('./kept-answers.ts'))).readAnswer
    return await read(name)
  } catch {
    return undefined
  }
}

/** Loads the data again when the connection returns. */
const refreshOnReturn = ({ client, queryKey }: QueryContext): void => {
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    stop()
    void client.invalidateQueries({ queryKey, exact: true })
  })
}

/**
 * Keeps the last answer of a query for this session on the device, and returns it when a first load gets no answer
 * (docs/product/offline.md). @throws what `load` throws, when nothing was kept
 */
export const orKept = async <Data>(
  context: QueryContext,
  load: () => Promise<Data>,
): Promise<Data> => {
  const name = hashKey(context.queryKey)
  try {
    const data = await load()
    noteFresh(name)
    const session = keptSession()
    if (session !== undefined && data !== null) keepAnswer(name, { session, at: Date.now(), data })
    return data
  } catch (error) {
    if (!hasNoAnswer(error) || context.client.getQueryData(context.queryKey) !== undefined)
      throw error
    const kept = await readKept(name)
    if (!kept) throw error
    noteKept(name, kept.at)
    refreshOnReturn(context)
    return kept.data as Data
  }
}
