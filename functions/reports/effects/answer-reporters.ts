import { effect } from '../../events/index.ts'
import { keptUntil } from '#platform/content/take-down.ts'
import { canSendMail } from '#platform/mail/mail-sender.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { idMovedTo } from '#platform/runtime/ids.ts'
import {
  exists,
  expression,
  get,
  keyOf,
  onConditionFailed,
  query,
  unlessConditionFailed,
  update,
  write,
  type Key,
} from '#platform/table/index.ts'
import {
  caseKey,
  evidenceKey,
  ownReportKey,
  reportsPartition,
  type CaseItem,
  type ReportItem,
} from '../../cases/items/index.ts'
import { activityKey, notifyWithoutAuthor } from '../../notifications/index.ts'
import type { AppealItem } from '../../appeals/items/index.ts'
import { mailLink, mayMailOutcome } from '../guests/mail-link.ts'
import { answerObjection } from './answer-objection.ts'

const PAGE = 100

/** The same for every delivery, and at the time of the decision. */
const noticeIdOf = ({ caseId, decidedAt }: CaseItem): string =>
  idMovedTo(Date.parse(decidedAt ?? isoNow()), caseId)

/** Writes the outcome into the own list. False when the member erased the account, or reported the object anew. */
const noteOutcome = (
  memberId: string,
  report: ReportItem,
  { outcome, outcomeReason, leavesContent, decidedAt }: CaseItem,
): Promise<boolean> => {
  const entry = update(ownReportKey(memberId, report), {
    set: { outcome, outcomeReason, leavesContent, decidedAt, expiresAt: keptUntil() },
    condition: { reportId: report.reportId },
  })
  return onConditionFailed(
    write(entry).then(() => true),
    () => false,
  )
}

/** Kept while somebody can object to the decision, and until that is decided. */
const letExpire = async (report: ReportItem): Promise<void> => {
  const change = { set: { expiresAt: keptUntil() }, condition: { entity: 'Report' as const } }
  await unlessConditionFailed(write(update(keyOf(report), change)))
}

const letEvidenceExpire = async (decided: CaseItem, hashes: ReadonlySet<string>): Promise<void> => {
  for (const hash of hashes) {
    const change = { set: { expiresAt: keptUntil() }, condition: exists }
    await unlessConditionFailed(write(update(evidenceKey(decided, hash), change)))
  }
}

const answerMember = async (
  memberId: string,
  report: ReportItem,
  decided: CaseItem,
): Promise<void> => {
  await letExpire(report)
  if (!(await noteOutcome(memberId, report, decided))) return
  const own = await get(ownReportKey(memberId, report), { consistent: true })
  const { PK, SK } = activityKey(memberId, noticeIdOf(decided))
  const event = `report-${decided.outcome ?? 'gone'}` as const
  const decision = { id: decided.caseId, event, excerpt: own?.title ?? '' }
  await notifyWithoutAuthor(memberId, { PK, SK, kind: 'decision', decision })
}

const answerGuest = async (report: ReportItem): Promise<void> => {
  const to = report.guest?.email
  if (to === undefined || report.answeredAt !== undefined || !canSendMail()) return
  if (!(await mayMailOutcome(to))) return
  await mailLink(report, to, 'decided')
  const change = { set: { answeredAt: isoNow() }, condition: { entity: 'Report' as const } }
  await unlessConditionFailed(write(update(keyOf(report), change)))
}

const answerCase = async ({ caseId }: CaseItem): Promise<void> => {
  const decided = await get(caseKey(caseId), { consistent: true })
  if (decided?.state !== 'decided') return
  const versions = new Set<string>()
  let startAt: Key | undefined
  do {
    const page = await query(reportsPartition(decided), {
      filter: expression`caseId = ${decided.caseId}`,
      limit: PAGE,
      startAt,
      consistent: true,
    })
    for (const report of page.items) {
      versions.add(report.evidence)
      await (report.memberId === undefined
        ? answerGuest(report)
        : answerMember(report.memberId, report, decided))
    }
    startAt = page.next
  } while (startAt)
  await letEvidenceExpire(decided, versions)
}

/**
 * Tells all who reported something what came of it (Art. 16 Abs. 5 DSA), and of their objection. Each step is
 * repeatable; a crash between mail and mark mails twice, which is better than never.
 */
export const handler = effect<CaseItem | AppealItem>(async ({ before, after }) => {
  if (after?.state !== 'decided') return
  if (after.entity === 'Case') await answerCase(after)
  else if (after.origin === 'reporter' && before?.state !== 'decided') await answerObjection(after)
})
