import { isoNow } from '../runtime/clock.ts'
import { put, remove, update, type Key, type Partition, type Write } from '../table/index.ts'
import { keptUntil, type TakeDownCause } from './take-down.ts'

export type KeptKind = 'message' | 'profile' | 'article'

/** What a measure took out of an item, for an appeal. DynamoDB deletes it when no appeal is possible any more. */
export interface KeptItem<Content = unknown> {
  readonly PK: string
  readonly SK: 'KEPT' | `KEPT#${string}`
  readonly entity: 'KeptContent'
  readonly kind: KeptKind
  readonly targetId: string
  /** Absent for a rejection from before statements existed. */
  readonly statementId?: string | undefined
  readonly at: string
  readonly content: Content
  /** In seconds since 1970. */
  readonly expiresAt: number
}

export const keptKey = <Content>(kind: KeptKind, targetId: string): Key<KeptItem<Content>> => ({
  PK: `KEPT#${kind}#${targetId}`,
  SK: 'KEPT',
})

/** A profile can be hidden again before the first appeal is decided, so each statement keeps what it took out. */
export const keptProfilePartition = <Content>(
  memberId: string,
): Partition<KeptItem<Content>> & { readonly PK: string } => ({
  PK: keptKey('profile', memberId).PK,
})

const sortKeyOf = (kind: KeptKind, statementId: string | undefined): KeptItem['SK'] =>
  kind === 'profile' && statementId !== undefined ? `KEPT#${statementId}` : 'KEPT'

export const keptProfileKey = <Content>(
  memberId: string,
  statementId: string,
): Key<KeptItem<Content>> => ({
  PK: keptProfilePartition(memberId).PK,
  SK: sortKeyOf('profile', statementId),
})

export const keep = <Content>(
  kind: KeptKind,
  targetId: string,
  content: Content,
  { id: statementId }: Pick<TakeDownCause, 'id'>,
): Write<KeptItem<Content>> =>
  put<KeptItem<Content>>({
    PK: keptKey(kind, targetId).PK,
    SK: sortKeyOf(kind, statementId),
    entity: 'KeptContent',
    kind,
    targetId,
    statementId,
    at: isoNow(),
    content,
    expiresAt: keptUntil(),
  })

/** Whether this statement, or one from before statements existed, took it out. */
export const isKeptFor = (
  kept: Pick<KeptItem, 'statementId'> | undefined,
  statementId: string,
): boolean => kept !== undefined && (kept.statementId ?? statementId) === statementId

/** Moves its end, for an appeal. Fails with `kept` when it was restored or its time was over since it was read. */
export const keepKept = (
  kept: KeptItem | undefined,
  statementId: string,
  expiresAt: number,
): Record<string, Write> =>
  kept && isKeptFor(kept, statementId)
    ? {
        kept: update<KeptItem>(
          { PK: kept.PK, SK: kept.SK },
          { set: { expiresAt }, condition: { at: kept.at } },
        ),
      }
    : {}

/** Fails when it was restored or its time was over since it was read. */
export const endKept = ({ PK, SK, at }: KeptItem): Write<KeptItem> =>
  remove<KeptItem>({ PK, SK }, { at })
