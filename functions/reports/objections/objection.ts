import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { check, get, getMany, onConditionFailed, transact } from '#platform/table/index.ts'
import { appealKey, putAppeal, type AppealItem, type NewAppeal } from '../../appeals/items/index.ts'
import { isRepeated, isTooLate, ownAppealOf, withdraw } from '../../appeals/submit/index.ts'
import { caseKey, statementKey, type CaseItem, type ReportItem } from '../../cases/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'

interface Objectable {
  readonly report: ReportItem
  readonly of: CaseItem | undefined
  readonly appeal: AppealItem | undefined
}

/** What the answer to a report says, in the case or in the own list. */
type Answer = Pick<CaseItem, 'outcome' | 'leavesContent' | 'decidedAt'>

/** Whether the decision left the content to be seen, so that there is something left to ask for. */
export const isObjectable = ({ outcome, leavesContent }: Answer): boolean =>
  outcome === 'no-violation' || leavesContent === true

/** A decision always has a statement of reasons. */
interface Objectionable extends CaseItem {
  readonly decidedAt: string
  readonly decidedBy: string
}

const isDecided = (of: CaseItem | undefined): of is Objectionable =>
  of !== undefined && isObjectable(of) && of.decidedAt !== undefined && of.decidedBy !== undefined

/** What the reporter reads about objecting; null where there is nothing to object to. */
export const presentObjection = (
  answer: Answer = {},
  appeal: AppealItem | undefined,
): OwnAppeal | null => {
  const { decidedAt } = answer
  if (isObjectable(answer) && decidedAt !== undefined)
    return ownAppealOf(appeal, { decidedAt, isPossible: true })
  return appeal
    ? ownAppealOf(appeal, { decidedAt: appeal.decidedAt ?? appeal.at, isPossible: false })
    : null
}

/** A report has one for good. */
export const objectionKey = ({ reportId }: Pick<ReportItem, 'reportId'>) =>
  appealKey({ subjectId: reportId, reportId })

const read = async (report: ReportItem): Promise<Objectable> => {
  const keys = [caseKey(report.caseId ?? report.reportId), objectionKey(report)] as const
  const [of, appeal] = await getMany(keys, { consistent: true })
  return { report, of, appeal }
}

const present = ({ of, appeal }: Objectable): OwnAppeal => {
  const own = presentObjection(of, appeal)
  if (!own) throw new ApiError('conflict', REPORT_TEXTS.notObjectable)
  return own
}

const objectionAgainst = async (
  { report, of }: { readonly report: ReportItem; readonly of: Objectionable },
  text: string,
): Promise<NewAppeal> => {
  const [subjectId = ''] = of.statementIds ?? []
  const statement = await get(statementKey(subjectId))
  return {
    kind: report.kind,
    targetId: report.targetId,
    appealId: newId(),
    subjectId,
    reportId: report.reportId,
    origin: 'reporter',
    memberId: report.memberId,
    authorId: of.authorId,
    measure: of.measures?.[0] ?? 'dismiss',
    ...(of.outcome !== 'no-violation' && { isTooMild: true }),
    excerpt: statement?.excerpt ?? '',
    firstDecidedBy: of.decidedBy,
    at: isoNow(),
    text,
  }
}

/** @throws ApiError conflict | gone */
const object = async (found: Objectable, text: string): Promise<OwnAppeal> => {
  const { report, of, appeal } = found
  if (isRepeated(appeal, text)) return present(found)
  if (appeal && appeal.state !== 'withdrawn') throw new ApiError('conflict', REPORT_TEXTS.twice)
  if (!isDecided(of)) throw new ApiError('conflict', REPORT_TEXTS.notObjectable)
  if (isTooLate(of.decidedAt)) throw new ApiError('gone', REPORT_TEXTS.tooLate)
  const objection = await objectionAgainst({ report, of }, text)
  await onConditionFailed(
    transact({
      ...putAppeal(objection),
      decided: check(caseKey(of.caseId), { outcome: of.outcome, leavesContent: of.leavesContent }),
    }),
    () => undefined,
  )
  const stored = await read(report)
  if (!isRepeated(stored.appeal, text)) throw new ApiError('conflict', REPORT_TEXTS.twice)
  return present(stored)
}

/**
 * Objects to what came of a report, once, or withdraws that (Art. 20 Abs. 1 DSA). Of two at the same time one counts.
 * @param text null withdraws
 */
export const changeObjection = async (
  report: ReportItem,
  text: string | null,
): Promise<OwnAppeal> => {
  const found = await read(report)
  if (text !== null) return object(found, text)
  return present({ ...found, appeal: await withdraw(found.appeal) })
}
