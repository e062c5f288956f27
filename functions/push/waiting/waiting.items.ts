import type { PushKind } from '#shared/domain/push.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import {
  put,
  putNew,
  remove,
  type Key,
  type Partition,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { chooseShard } from '../../settings/index.ts'
import { noteItem, type NewNote } from '../items/note.items.ts'
import { pushPartition } from '../items/device.items.ts'

/** Why a push waits: the member wants to have rest, or the horns of a post were pushed less than an hour ago. */
export type WaitsFor = 'rest' | 'horns'

/** A push that waits for a run of the schedule; the note itself is stored as `waiting`. */
export interface WaitingItem {
  readonly PK: string
  /** `WAIT#<run, ISO 8601>#<note>`, so that what is due is one range. */
  readonly SK: string
  readonly noteId: string
  readonly kind: PushKind
  readonly waitsFor: WaitsFor
  /** Of horns: the newest like that waits. They are rendered when they are pushed. */
  readonly like?: { readonly PK: string; readonly SK: string } | undefined
  readonly expiresAt: number
}

/** A member for whom something waits for a run. */
export interface DueItem {
  readonly PK: string
  /** `<run, ISO 8601>#<member>` */
  readonly SK: string
  readonly memberId: string
  /** The note that began to wait last: who removes the entry checks that there is no newer one. */
  readonly latest: string
}

/** So that mornings are worked off by several workers at once. */
export const DUE_SHARDS = 16

const WAITING = 'WAIT#'
const KEPT_SECONDS = keptSeconds('sentPush')

const runName = (run: number): string => new Date(run).toISOString()

export const waitingPartition = (memberId: string): Partition<WaitingItem> => ({
  PK: pushPartition(memberId).PK,
})

/** What waits for this run or an earlier one. */
export const waitingUntil = (run: number): readonly [string, string] => [
  WAITING,
  `${WAITING}${runName(run)}#~`,
]

/** @param shard from 0 to DUE_SHARDS - 1 */
export const duePartition = (shard: number): Partition<DueItem> => ({
  PK: `PUSH_DUE#${String(shard)}`,
})

/** Sort keys of entries up to this run are below it. */
export const dueBefore = (run: number): string => `${runName(run)}#~`

const waitingKey = (memberId: string, run: number, noteId: string): Key<WaitingItem> => ({
  PK: waitingPartition(memberId).PK,
  SK: `${WAITING}${runName(run)}#${noteId}`,
})

const dueKey = (memberId: string, run: number): Key<DueItem> => ({
  PK: duePartition(chooseShard(memberId, DUE_SHARDS)).PK,
  SK: `${runName(run)}#${memberId}`,
})

export interface Waiting {
  readonly run: number
  readonly waitsFor: WaitsFor
  readonly like?: WaitingItem['like']
}

type Known = Pick<WaitingItem, 'noteId' | 'kind' | 'like'>

export const waitingItem = (
  memberId: string,
  { noteId, kind, like }: Known,
  { run, waitsFor }: Waiting,
): WaitingItem => ({
  ...waitingKey(memberId, run, noteId),
  noteId,
  kind,
  waitsFor,
  like: like && { PK: like.PK, SK: like.SK },
  expiresAt: epochSeconds(run) + KEPT_SECONDS,
})

/** The parts of a transaction that let a stored note wait. */
export const waitingWrites = (
  memberId: string,
  known: Known,
  waiting: Waiting,
): Readonly<Record<string, TransactItem>> => ({
  waiting: put(waitingItem(memberId, known, waiting)),
  due: put<DueItem>({ ...dueKey(memberId, waiting.run), memberId, latest: known.noteId }),
})

/** Fails with `note` when the note exists, waiting or not. */
export const newWaitingWrites = (
  memberId: string,
  note: NewNote,
  waiting: Waiting,
): Readonly<Record<string, TransactItem>> => ({
  note: putNew(noteItem(memberId, note, 'waiting')),
  ...waitingWrites(memberId, { noteId: note.id, kind: note.kind, like: waiting.like }, waiting),
})

/** Fails when something else began to wait for this run since it was read. */
export const removeDue = ({ PK, SK, latest }: DueItem): Write<DueItem> =>
  remove<DueItem>({ PK, SK }, { latest })

/** The key of the entry that leads to what a member waits for. */
export const dueKeyOf = ({ SK }: Pick<WaitingItem, 'SK'>, memberId: string): Key<DueItem> =>
  dueKey(memberId, Date.parse(SK.split('#')[1] ?? ''))
