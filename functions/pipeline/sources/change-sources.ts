import type * as z from 'zod/mini'
import type { Source, SourceFields } from '#shared/api/sources.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import { SOURCE_TEXTS } from './texts.ts'
import { resetHealth } from './source-health.ts'
import { SOURCE_LIST_KEY, sourceHealthKey, sourceKey, type SourceItem } from './source.items.ts'
import { presentSource } from './source.presenter.ts'
import { readHealth, readListVersion, readSources } from './source.repository.ts'

export type NewSource = z.output<typeof SourceFields>

const ATTEMPTS = 6

const newVersion = (version: number): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: SOURCE_LIST_KEY,
    UpdateExpression: 'SET version = :next',
    ConditionExpression:
      version === 0 ? 'attribute_not_exists(PK)' : 'attribute_exists(PK) AND version = :version',
    ExpressionAttributeValues: {
      ':next': version + 1,
      ...(version > 0 && { ':version': version }),
    },
  },
})

/** Decides on the list as it is; whoever changes it meanwhile has it decided once more. */
const changeList = async (
  decide: (sources: readonly SourceItem[]) => Readonly<Record<string, TransactItem>> | null,
): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const version = await readListVersion()
    const items = decide(await readSources())
    if (items === null) return
    try {
      await transact({ version: newVersion(version), ...items })
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
  throw new ApiError('unavailable', undefined, 1)
}

const put = (item: SourceItem): TransactItem => ({
  Put: { TableName: env.tableName, Item: item },
})

const asItem = (id: string, createdAt: string, fields: NewSource): SourceItem => ({
  ...sourceKey(id),
  name: fields.name,
  url: new URL(fields.url).href,
  category: fields.category,
  language: fields.language,
  enabled: fields.enabled,
  createdAt,
})

const refuseTwin = (sources: readonly SourceItem[], { SK, url }: SourceItem): void => {
  if (sources.some((other) => other.SK !== SK && other.url === url))
    throw new ApiError('conflict', SOURCE_TEXTS.sameUrl)
}

/** @throws ApiError conflict when the address is a source already, or when there are too many */
export const addSource = async (fields: NewSource): Promise<Source> => {
  const source = asItem(newId(), isoNow(), fields)
  await changeList((sources) => {
    refuseTwin(sources, source)
    if (sources.length >= LIMITS.sources)
      throw new ApiError('conflict', SOURCE_TEXTS.tooMany(LIMITS.sources))
    return { source: put(source) }
  })
  return presentSource(source, undefined)
}

/**
 * Another address, or one that is switched on again, is read afresh by the next run.
 * @throws ApiError not_found, or conflict when another source has the address
 */
export const updateSource = async (id: string, fields: NewSource): Promise<Source> => {
  const change: { source?: SourceItem } = {}
  await changeList((sources) => {
    const before = sources.find(({ SK }) => SK === id)
    if (!before) throw new ApiError('not_found')
    const source = asItem(id, before.createdAt, fields)
    refuseTwin(sources, source)
    change.source = source
    const isAfresh = source.url !== before.url || (source.enabled && !before.enabled)
    return { source: put(source), ...(isAfresh && { health: resetHealth(id) }) }
  })
  if (!change.source) throw new ApiError('internal')
  return presentSource(change.source, await readHealth(id))
}

/** What was read from it stays. @throws ApiError not_found */
export const removeSource = async (id: string): Promise<void> => {
  await changeList((sources) => {
    if (!sources.some(({ SK }) => SK === id)) throw new ApiError('not_found')
    return {
      source: { Delete: { TableName: env.tableName, Key: sourceKey(id) } },
      health: { Delete: { TableName: env.tableName, Key: sourceHealthKey(id) } },
    }
  })
}

/** Puts sources into a list that was never changed, each under its own id; does nothing to another. At most 90. */
export const fillSources = async (
  sources: readonly (NewSource & { readonly id: string })[],
): Promise<void> => {
  if ((await readListVersion()) > 0) return
  const createdAt = isoNow()
  await changeList((existing) => {
    if (existing.length > 0) return null
    return Object.fromEntries(
      sources.map((each) => [each.id, put(asItem(each.id, createdAt, each))]),
    )
  })
}
