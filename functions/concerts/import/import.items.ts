import { ulidDate } from '#shared/domain/ids.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import {
  expression,
  update,
  type Key,
  type IndexPartition,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/** What goes through the concerts of an import: removes them, or publishes their links. */
export type ImportTask = 'undo' | 'release'

/** One import of a member. */
export interface ImportItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ConcertImport'
  /** How many rows were published, and how many were held. */
  readonly gigs: number
  readonly held: number
  /** The member had no history: no links, no notices. */
  readonly withheld?: true | undefined
  /** Who undid it. It takes no further rows. */
  readonly undone?: 'author' | 'moderator' | undefined
  readonly task?: ImportTask | undefined
  /** The last submission that the task has reached; absent at its beginning. */
  readonly position?: string | undefined
  /** How often it began again. */
  readonly round?: number | undefined
  /** How many concerts the task has changed. */
  readonly done?: number | undefined
  /** In seconds: soon, and once a row was accepted when no concert is further ahead. */
  readonly expiresAt: number
  /** Absent until a row was accepted: moderators do not see an import without any. */
  readonly GSI1PK?: string | undefined
  /** The id of the import. */
  readonly GSI1SK: string
}

/** What the member's client calls an import; the same name later is an import of its own. */
export interface ImportNameItem {
  readonly PK: string
  readonly SK: string
  readonly id: string
  readonly expiresAt: number
}

/** What moderators said of the imports of a member. */
export interface ImportTrustItem {
  readonly PK: string
  readonly SK: string
  readonly vouchedAt?: string | undefined
  /** When one was undone. */
  readonly restartedAt?: string | undefined
}

const IMPORT = 'IMPORT#'
const DAY_SECONDS = 24 * 3600
const KEPT_DAYS = 3 * 366 + 31
/** Longer than its name leads to it. */
const EMPTY_DAYS = 2

export const importsPartition = (memberId: string): Partition<ImportItem> => ({
  PK: `CONCERT_IMPORT#${memberId}`,
})

/** Sort keys of imports; names have no '#'. */
export const IMPORTS = IMPORT

export const importKey = (memberId: string, id: string): Key<ImportItem> => ({
  PK: importsPartition(memberId).PK,
  SK: IMPORT + id,
})

export const importIdOf = ({ SK }: Pick<ImportItem, 'SK'>): string => SK.slice(IMPORT.length)

export const importerOf = ({ PK }: Pick<ImportItem, 'PK'>): string =>
  PK.slice(importsPartition('').PK.length)

export const importedAt = (item: Pick<ImportItem, 'SK'>): number =>
  Date.parse(ulidDate(importIdOf(item)))

export const importNameKey = (memberId: string, name: string): Key<ImportNameItem> => ({
  PK: importsPartition(memberId).PK,
  SK: name,
})

export const importTrustKey = (memberId: string): Key<ImportTrustItem> => ({
  PK: importsPartition(memberId).PK,
  SK: 'TRUST#',
})

/** The imports of all members, the published ones or those without links. */
export const importsOfAll = (isWithheld: boolean): IndexPartition<ImportItem> => ({
  GSI1PK: isWithheld ? 'CONCERT_IMPORTS#WITHHELD' : 'CONCERT_IMPORTS',
})

export const newImport = (memberId: string, id: string, isWithheld: boolean): ImportItem => ({
  ...importKey(memberId, id),
  entity: 'ConcertImport',
  gigs: 0,
  held: 0,
  ...(isWithheld && { withheld: true as const }),
  expiresAt: epochSeconds() + EMPTY_DAYS * DAY_SECONDS,
  GSI1SK: id,
})

/** With its first accepted row an import is listed, and kept. */
export const listImport = (item: ImportItem): Write<ImportItem> =>
  update<ImportItem>(item, {
    set: {
      expiresAt: epochSeconds() + KEPT_DAYS * DAY_SECONDS,
      // A task that began meanwhile has moved it.
      GSI1PK: expression`if_not_exists(GSI1PK, ${importsOfAll(item.withheld === true).GSI1PK})`,
    },
    // The account may have been erased meanwhile.
    condition: expression`attribute_exists(PK)`,
  })

export const newImportName = (memberId: string, name: string, id: string): ImportNameItem => ({
  ...importNameKey(memberId, name),
  id,
  expiresAt: epochSeconds() + DAY_SECONDS,
})

export const countRows = (
  item: ImportItem,
  { gigs, held }: { readonly gigs: number; readonly held: number },
): Write<ImportItem> =>
  update<ImportItem>(item, {
    add: { gigs, held },
    // The account may have been erased meanwhile.
    condition: expression`attribute_exists(PK)`,
  })

/** Fails when it was undone already. */
export const beginUndo = (item: ImportItem, by: 'author' | 'moderator'): Write<ImportItem> =>
  update<ImportItem>(item, {
    set: {
      undone: by,
      task: 'undo',
      position: undefined,
      done: 0,
      GSI1PK: importsOfAll(false).GSI1PK,
    },
    condition: { undone: undefined, GSI1SK: item.GSI1SK },
  })

/** Fails when it has its links, or was undone. */
export const beginRelease = (item: ImportItem): Write<ImportItem> =>
  update<ImportItem>(item, {
    set: {
      withheld: undefined,
      task: 'release',
      position: undefined,
      done: 0,
      GSI1PK: importsOfAll(false).GSI1PK,
    },
    condition: { withheld: true, undone: undefined },
  })

/** Fails when another delivery has gone on already. */
export const continueTask = (
  item: ImportItem,
  { position, done }: { readonly position: string | undefined; readonly done: number },
): Write<ImportItem> =>
  update<ImportItem>(item, {
    set: {
      done: (item.done ?? 0) + done,
      position,
      ...(position === undefined && { task: undefined }),
    },
    condition: { task: item.task, position: item.position, round: item.round },
  })

/**
 * Begins a task again, because a submission of the import was listed after it had passed. Fails when it was undone since
 * it was read.
 */
export const repeatTask = (item: ImportItem, task: ImportTask): Write<ImportItem> =>
  update<ImportItem>(item, {
    set: { task, position: undefined },
    add: { round: 1 },
    condition: { undone: item.undone, GSI1SK: item.GSI1SK },
  })

export const vouch = (memberId: string): Write<ImportTrustItem> =>
  update(importTrustKey(memberId), { set: { vouchedAt: isoNow() } })

/** A moderator undid an import. */
export const restartHistory = (memberId: string): Write<ImportTrustItem> =>
  update(importTrustKey(memberId), { set: { vouchedAt: undefined, restartedAt: isoNow() } })
