import type { AppealDecision, AppealOrigin, AppealState } from '#shared/domain/appeals.ts'
import type { Measure } from '#shared/domain/measures.ts'
import type { Target } from '../../cases/items/index.ts'
import { idMovedTo } from '#platform/runtime/ids.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import {
  exists,
  expression,
  put,
  remove,
  type Condition,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/** What an appeal and its card in the queue know of the decision that it is about. */
interface Appealed extends Target {
  /** In the order of the queue. */
  readonly appealId: string
  /** The statement; of the decision about a report the first one. */
  readonly subjectId: string
  /** Of the reporter who objects. */
  readonly reportId?: string | undefined
  readonly origin: AppealOrigin
  /** The member who appeals; absent for a guest. */
  readonly memberId?: string | undefined
  /** The member the measure concerns, or would concern. */
  readonly authorId?: string | undefined
  readonly measure: Measure
  /** A reporter objects, not to a dismissal, but to a measure that left the content to be seen. */
  readonly isTooMild?: true | undefined
  readonly excerpt: string
  /** Who took the decision, and therefore never decides about the appeal. */
  readonly firstDecidedBy: string
  /** ISO 8601. */
  readonly at: string
}

/** An appeal against a decision (Art. 20 DSA): one for each statement of its member, and one for each report. */
export interface AppealItem extends Appealed {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Appeal'
  readonly text: string
  readonly state: AppealState
  /** Set once it is decided, as the next ones. */
  readonly decision?: AppealDecision | undefined
  readonly reasons?: string | undefined
  readonly decidedBy?: string | undefined
  readonly decidedAt?: string | undefined
  /** Lifted, but nothing came back: it was deleted, it ended, or another decision holds. */
  readonly nothingRestored?: true | undefined
  /** What the measure was changed to, with its statement. */
  readonly newMeasure?: Measure | undefined
  readonly newStatementId?: string | undefined
  /** The new measure of a content is taken by an effect, once. */
  readonly isChangeApplied?: true
  /** Once it is decided, that of the decision. */
  readonly expiresAt?: number | undefined
  readonly GSI1PK?: string | undefined
  readonly GSI1SK?: string | undefined
}

interface AppealRef {
  readonly subjectId: string
  readonly reportId?: string | undefined
}

/** A report has one for good, also after a second dismissal with a statement of its own. */
export const appealKey = ({ subjectId, reportId }: AppealRef): Key<AppealItem> =>
  reportId === undefined
    ? { PK: `APPEAL#${subjectId}`, SK: 'AUTHOR' }
    : { PK: `APPEAL#${reportId}`, SK: 'REPORTER' }

/** How clients name an appeal. */
export const idOfAppeal = ({ subjectId, reportId }: AppealRef): string =>
  reportId === undefined ? subjectId : `${subjectId}-${reportId}`

export const parseAppealId = (id: string): AppealRef => {
  const [subjectId = '', reportId] = id.split('-')
  return { subjectId, reportId }
}

/**
 * The id of the notification about the decision, for each receiver the same in every delivery. Lists and pushes take its
 * time from the id.
 */
export const noticeIdOf = ({
  appealId,
  decidedAt,
}: Pick<AppealItem, 'appealId' | 'decidedAt'>): string =>
  decidedAt === undefined ? appealId : idMovedTo(Date.parse(decidedAt), appealId)

/** The appeals of a member, in the index. */
export const appealsPartition = (memberId: string): IndexPartition<AppealItem> => ({
  GSI1PK: `APPEALS#${memberId}`,
})

/** An open appeal in the queue, with what the list shows. */
export interface AppealCardItem extends Appealed {
  readonly PK: 'APPEALS'
  readonly SK: string
  readonly isInReview?: true
}

export const openAppealsPartition: Partition<AppealCardItem> & { readonly PK: 'APPEALS' } = {
  PK: 'APPEALS',
}

export const appealCardKey = (appealId: string): Key<AppealCardItem> => ({
  PK: openAppealsPartition.PK,
  SK: appealId,
})

export type NewAppeal = Appealed & Pick<AppealItem, 'text'>

/** One at a time: a decided appeal stays, a withdrawn one is replaced. */
const mayReplace: Condition<AppealItem> = expression`attribute_not_exists(PK) OR #state = ${'withdrawn'}`

/** Fails with `appeal` when there is one that is open or decided. */
export const putAppeal = ({ text, ...appealed }: NewAppeal): Record<'appeal' | 'card', Write> => ({
  appeal: put<AppealItem>(
    {
      ...appealKey(appealed),
      ...appealed,
      entity: 'Appeal',
      text,
      state: 'received',
      expiresAt: proofEndsAt(appealed.at),
      ...(appealed.memberId !== undefined && {
        GSI1PK: appealsPartition(appealed.memberId).GSI1PK,
        GSI1SK: appealed.appealId,
      }),
    },
    mayReplace,
  ),
  card: put<AppealCardItem>({ ...appealCardKey(appealed.appealId), PK: 'APPEALS', ...appealed }),
})

export const isOpen = ({ state }: Pick<AppealItem, 'state'>): boolean =>
  state === 'received' || state === 'in-review'

/** Fails with `card` when the appeal is not open any more. */
export const leaveQueue = ({ appealId }: Pick<AppealItem, 'appealId'>): Write<AppealCardItem> =>
  remove(appealCardKey(appealId), exists)
