import type * as z from 'zod/mini'
import type { Source, SourceFields } from '#shared/api/sources.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { transactAct, type Act } from '#platform/audit/index.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  absent,
  ConditionFailed,
  put,
  remove,
  retry,
  transact,
  update,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { SOURCE_TEXTS } from './texts.ts'
import { requireFeedAddress } from './feed-address.ts'
import { resetHealth } from './source-health.ts'
import {
  SOURCE_LIST_KEY,
  sourceHealthKey,
  sourceKey,
  type SourceItem,
  type SourceListItem,
} from './source.items.ts'
import { presentSource } from './source.presenter.ts'
import { readHealth, readListVersion, readSources } from './source.repository.ts'

export type NewSource = z.output<typeof SourceFields>

const ATTEMPTS = 6

const increaseVersion = (version: number): Write<SourceListItem> =>
  update(SOURCE_LIST_KEY, {
    set: { version: version + 1 },
    condition: version === 0 ? absent : { version },
  })

type Parts = Readonly<Record<string, TransactItem | null>>
type Decide = (sources: readonly SourceItem[]) => Parts | null

/** The admin who changes the list. */
type Actor = Pick<Act, 'actorId' | 'role'>

/** Writes with the entry of the audit log. */
const loggedAs =
  (actor: Actor, act: Act['act'], objectId: string) =>
  (parts: Parts): Promise<void> =>
    transactAct({ ...actor, act, kind: 'source', objectId }, parts)

/** Writes what `decide` makes of the current list, and calls it again when the list changed meanwhile. */
const changeList = (
  decide: Decide,
  write: (parts: Parts) => Promise<void> = transact,
): Promise<void> => {
  const changeOnce = async (): Promise<void> => {
    const version = await readListVersion()
    const parts = decide(await readSources())
    if (parts !== null) await write({ version: increaseVersion(version), ...parts })
  }
  return retry(changeOnce, {
    when: (error) => error instanceof ConditionFailed,
    attempts: ATTEMPTS,
  })
}

const sourceItem = (id: string, createdAt: string, fields: NewSource): SourceItem => ({
  ...sourceKey(id),
  name: fields.name,
  url: new URL(fields.url).href,
  category: fields.category,
  language: fields.language,
  enabled: fields.enabled,
  createdAt,
})

const assertUniqueUrl = (sources: readonly SourceItem[], { SK, url }: SourceItem): void => {
  if (sources.some((other) => other.SK !== SK && other.url === url))
    throw new ApiError('conflict', SOURCE_TEXTS.sameUrl)
}

/**
 * @throws ApiError invalid_input when no feed is read from the URL; conflict when the URL is a source already, or when
 * there are too many
 */
export const addSource = async (actor: Actor, fields: NewSource): Promise<Source> => {
  requireFeedAddress(fields.url)
  const source = sourceItem(newId(), isoNow(), fields)
  await changeList(
    (sources) => {
      assertUniqueUrl(sources, source)
      if (sources.length >= LIMITS.sources)
        throw new ApiError('conflict', SOURCE_TEXTS.tooMany(LIMITS.sources))
      return { source: put(source) }
    },
    loggedAs(actor, 'add', source.SK),
  )
  return presentSource(source, undefined)
}

/**
 * A new URL, or enabling a source, resets its health, so that the next run reads it.
 * A URL that was stored before stays accepted, so that its source can be switched off.
 * @throws ApiError not_found, invalid_input when no feed is read from a new URL, or conflict when another source has it
 */
export const updateSource = async (
  actor: Actor,
  id: string,
  fields: NewSource,
): Promise<Source> => {
  const change: { source?: SourceItem } = {}
  await changeList(
    (sources) => {
      const before = sources.find(({ SK }) => SK === id)
      if (!before) throw new ApiError('not_found')
      const source = sourceItem(id, before.createdAt, fields)
      if (source.url !== before.url) requireFeedAddress(source.url)
      assertUniqueUrl(sources, source)
      change.source = source
      const isReset = source.url !== before.url || (source.enabled && !before.enabled)
      return { source: put(source), health: isReset ? resetHealth(id) : null }
    },
    loggedAs(actor, 'change', id),
  )
  if (!change.source) throw new ApiError('internal')
  return presentSource(change.source, await readHealth(id))
}

/** Keeps the items that were read from it. @throws ApiError not_found */
export const removeSource = async (actor: Actor, id: string): Promise<void> => {
  await changeList(
    (sources) => {
      if (!sources.some(({ SK }) => SK === id)) throw new ApiError('not_found')
      return { source: remove(sourceKey(id)), health: remove(sourceHealthKey(id)) }
    },
    loggedAs(actor, 'remove', id),
  )
}

/** Adds at most 90 sources under their own ids to a list that was never changed; otherwise does nothing. */
export const fillSources = async (
  sources: readonly (NewSource & { readonly id: string })[],
): Promise<void> => {
  if ((await readListVersion()) > 0) return
  const createdAt = isoNow()
  await changeList((existing) => {
    if (existing.length > 0) return null
    return Object.fromEntries(
      sources.map((each) => [each.id, put(sourceItem(each.id, createdAt, each))]),
    )
  })
}
