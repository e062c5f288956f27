import { allPages, get, query } from '#platform/table/index.ts'
import {
  ALL_HEALTHS,
  ALL_SOURCES,
  SOURCE_LIST_KEY,
  sourceHealthKey,
  sourceKey,
  type SourceHealthItem,
  type SourceItem,
} from './source.items.ts'

export const readSources = (): Promise<SourceItem[]> =>
  allPages((startAt) => query(ALL_SOURCES, { consistent: true, startAt }))

/** By source id. */
export const readHealths = async (): Promise<ReadonlyMap<string, SourceHealthItem>> => {
  const items = await allPages((startAt) => query(ALL_HEALTHS, { consistent: true, startAt }))
  return new Map(items.map((item) => [item.SK, item]))
}

export const readSource = (id: string): Promise<SourceItem | undefined> =>
  get(sourceKey(id), { consistent: true })

export const readHealth = (id: string): Promise<SourceHealthItem | undefined> =>
  get(sourceHealthKey(id), { consistent: true })

/** 0 when the list was never changed. */
export const readListVersion = async (): Promise<number> =>
  (await get(SOURCE_LIST_KEY, { consistent: true }))?.version ?? 0
