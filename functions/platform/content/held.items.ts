import { newId } from '../runtime/ids.ts'
import {
  exists,
  expression,
  keyOf,
  put,
  update,
  type IndexPartition,
  type Partition,
  type Key,
  type Write,
} from '../table/index.ts'
import { takeWaitingPlace, WAITING } from './waiting.items.ts'

export type HeldType =
  | 'article'
  | 'band'
  | 'community-post'
  | 'community-comment'
  | 'message'
  | 'story'
  | 'concert'

/** What a member wrote about a published article or a message. */
export interface Report {
  readonly memberId: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
  /** Of an article: the sentence that it is about, as the member read it. */
  readonly sentence?: { readonly index: number; readonly text: string } | undefined
}

/** A feed item that says something else than the published article that it joined. */
export interface LaterSource {
  /** Index of the source in the article; null when the article has no room for it. */
  readonly index: number | null
  readonly name: string
  readonly title: string
  readonly url: string
  /** Its words about it; evidence for moderators, never published. */
  readonly passage: string
  /** German: what is different. */
  readonly finding: string
}

/** Why the author of a held text objects (Art. 20 DSA). */
interface HoldAppeal {
  /** ISO 8601. */
  readonly at: string
  readonly text: string
}

/** The rule of a text that its author edited after a moderator hid it. */
export const EDITED_AFTER_MEASURE = 'edited-after-measure'

/** An entry of the moderation queue. */
export interface HeldItem {
  readonly PK: string
  readonly SK: string
  readonly GSI1PK: string
  /** Its position in the queue. */
  readonly GSI1SK: string
  readonly entity: 'Held'
  /** Whose places in the queue it counts among; absent for what no member put there. */
  readonly memberId?: string
  /** The NSBM term that was found, or the findings of the news guards, one German line each. */
  readonly rule: string
  /** Of a published article or a message. */
  readonly reports?: readonly Report[]
  /** Of a published article. */
  readonly laterSources?: readonly LaterSource[]
  /** The ids of the members who reported it. */
  readonly reporters?: ReadonlySet<string>
  /** Once for each hold; a new version is held anew. */
  readonly appeal?: HoldAppeal
  /** Of a hold by the guard: its statement of reasons, which an effect writes. */
  readonly statementId?: string
}

const PREFIX = 'MODERATION#'

export const heldPartition = (type: HeldType): Partition<HeldItem> => ({ PK: `${PREFIX}${type}` })

export const heldKey = (type: HeldType, id: string): Key<HeldItem> => ({
  PK: heldPartition(type).PK,
  SK: id,
})

/**
 * Requested entries come first: readers reported what is published, a later source contradicts it, or the author
 * objects to the hold. Both groups are in the order of arrival.
 */
const ASKED = '0#'
const ALONE = '1#'

/** The queue of a type, in the order in which moderators read it. */
export const queuePartition = (type: HeldType): IndexPartition<HeldItem> => ({
  GSI1PK: `QUEUE#${type}`,
})

/** A new entry at the end of the queue of its type. */
export const queuePlace = (type: HeldType, isAsked: boolean) => ({
  GSI1PK: queuePartition(type).GSI1PK,
  GSI1SK: `${isAsked ? ASKED : ALONE}${newId()}`,
})

export const parseHeldKey = ({ PK, SK }: Pick<HeldItem, 'PK' | 'SK'>) => ({
  type: PK.slice(PREFIX.length) as HeldType,
  contentId: SK,
})

const heldItem = (type: HeldType, id: string, rule: string): HeldItem => ({
  ...heldKey(type, id),
  ...queuePlace(type, false),
  entity: 'Held',
  rule,
})

/** The moderation queue's entry for content that was accepted but held (docs/product/content-moderation.md#status). */
export const holdForModeration = (type: HeldType, id: string, rule: string): Write<HeldItem> =>
  put(heldItem(type, id, rule))

/** Replaces the reason why an entry is held. Fails when it was decided meanwhile. */
export const restateHold = (type: HeldType, id: string, rule: string): Write<HeldItem> =>
  update<HeldItem>(heldKey(type, id), { set: { rule }, condition: exists })

type Hold = (
  memberId: string,
  type: HeldType,
  id: string,
  rule: string,
) => Readonly<Record<'held' | typeof WAITING, Write>>

/** The same for what a member asks for. Fails with `WAITING` when too much of the member waits. */
export const holdRequest: Hold = (memberId, type, id, rule) => ({
  held: put({ ...heldItem(type, id, rule), memberId }),
  [WAITING]: takeWaitingPlace(memberId, type, id),
})

/** The same for what the guard found. Each hold has a statement of reasons of its own (Art. 17 DSA). */
export const holdByGuard: Hold = (memberId, type, id, rule) => ({
  held: put({ ...heldItem(type, id, rule), memberId, statementId: newId() }),
  [WAITING]: takeWaitingPlace(memberId, type, id),
})

/** Fails when a moderator decided, or when its author objected before. */
export const objectToHold = (held: HeldItem, appeal: HoldAppeal): Write<HeldItem> =>
  update<HeldItem>(keyOf(held), {
    set: { appeal, GSI1SK: `${ASKED}${held.GSI1SK.slice(ALONE.length)}` },
    condition: expression`${exists} AND attribute_not_exists(appeal)`,
  })
