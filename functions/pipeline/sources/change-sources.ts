import { isIP } from 'node:net'
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
import { RefusedAddress, requireTarget } from '#platform/outbound/guarded-lookup.ts'
import { SOURCE_TEXTS } from '../texts.ts'
import { findSameFeed } from './same-feed.ts'
import { resetHealth } from './source-health.ts'
import {
  SOURCE_LIST_KEY,
  sourceHealthKey,
  sourceKey,
  type SourceHealthItem,
  type SourceItem,
  type SourceListItem,
} from './source.items.ts'
import { presentSource } from './source.presenter.ts'
import { readHealth, readHealths, readListVersion, readSources } from './source.repository.ts'

export type NewSource = z.output<typeof SourceFields>

const ATTEMPTS = 6

const increaseVersion = (version: number): Write<SourceListItem> =>
  update(SOURCE_LIST_KEY, {
    set: { version: version + 1 },
    condition: version === 0 ? absent : { version },
  })

type Parts = Readonly<Record<string, TransactItem | null>>

interface Known {
  readonly sources: readonly SourceItem[]
  readonly healths: ReadonlyMap<string, SourceHealthItem>
}

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

const assertUniqueFeed = (known: Known, source: SourceItem): void => {
  const same = findSameFeed(source, known)
  if (!same) return
  const { name, url } = same
  throw new ApiError(
    'conflict',
    url === source.url ? SOURCE_TEXTS.sameUrl : SOURCE_TEXTS.sameFeed(name, url),
  )
}

/** Names that lead nowhere or into the own network (RFC 2606, 6761, 6762, 7686, 8375, and ICANN's `.internal`). */
const INTERNAL =
  /^[^.]+$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|corp|home|invalid|onion|home\.arpa)$/

const isInternal = (hostname: string): boolean => {
  const host = hostname.replace(/\.$/, '').toLowerCase()
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 && INTERNAL.test(host)
}

/**
 * Refuses an address that the reader of feeds would refuse, as far as the address itself tells: names are resolved
 * when a feed is read.
 * @throws ApiError invalid_input
 */
const requireFeedAddress = (address: string): void => {
  const url = new URL(address)
  try {
    requireTarget(url)
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw new ApiError('invalid_input', SOURCE_TEXTS.refusedUrl)
    throw error
  }
  if (isInternal(url.hostname)) throw new ApiError('invalid_input', SOURCE_TEXTS.refusedUrl)
}

/**
 * @throws ApiError invalid_input when no feed is read from the URL; conflict when a source reads that feed already, or when
 * there are too many
 */
export const addSource = async (actor: Actor, fields: NewSource): Promise<Source> => {
  requireFeedAddress(fields.url)
  const source = sourceItem(newId(), isoNow(), fields)
  const healths = await readHealths()
  await changeList(
    (sources) => {
      assertUniqueFeed({ sources, healths }, source)
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
 * @throws ApiError not_found, invalid_input when no feed is read from a new URL, or conflict when another source reads that feed
 */
export const updateSource = async (
  actor: Actor,
  id: string,
  fields: NewSource,
): Promise<Source> => {
  const change: { source?: SourceItem } = {}
  const healths = await readHealths()
  await changeList(
    (sources) => {
      const before = sources.find(({ SK }) => SK === id)
      if (!before) throw new ApiError('not_found')
      const source = sourceItem(id, before.createdAt, fields)
      if (source.url !== before.url) {
        requireFeedAddress(source.url)
        assertUniqueFeed({ sources, healths }, source)
      }
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
