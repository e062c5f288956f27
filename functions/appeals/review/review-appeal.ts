import { reviewAppeal, type ReviewedAppeal } from '#shared/api/appeals.ts'
import { isAboutContent } from '#shared/domain/measures.ts'
import {
  caseKey,
  evidencePartition,
  reportKey,
  statementKey,
  type EvidenceItem,
  type StatementItem,
} from '../../cases/items/index.ts'
import { presentKeptMedia, presentMedia } from '../../cases/media/index.ts'
import { presentHeading, presentStatement } from '../../cases/statements/index.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { findContent } from '../../content-kinds/content/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readStaff } from '#platform/identity/staff.ts'
import {
  expression,
  get,
  getMany,
  query,
  transact,
  unlessConditionFailed,
  update,
} from '#platform/table/index.ts'
import { presentCard } from '../appeal.presenter.ts'
import { appealCardKey, appealKey, type AppealItem } from '../items/appeal.items.ts'
import { lacksDecider, requireAppeal } from './appeal.repository.ts'
import { possibleChanges } from './possible-changes.rules.ts'
import type { Refusal } from './refusal.rules.ts'

const SHOWN_EVIDENCE = 5
/** Versions are sorted by their hash, so the newest are found among all. */
const MAX_VERSIONS = 30

/** The appellant reads that a second person looks at it. Withdrawn meanwhile, nothing changes. */
const startReview = async (appeal: AppealItem): Promise<AppealItem['state']> => {
  if (appeal.state !== 'received') return appeal.state
  const started = await unlessConditionFailed(
    transact({
      appeal: update(appealKey(appeal), {
        set: { state: 'in-review' },
        condition: expression`appealId = ${appeal.appealId} AND #state = ${'received'}`,
      }),
      card: update(appealCardKey(appeal.appealId), {
        set: { isInReview: true },
        condition: { appealId: appeal.appealId },
      }),
    }).then(() => true),
  )
  return started ? 'in-review' : 'received'
}

const presentEvidence = ({ at, title, text }: EvidenceItem) => ({ at, title: title ?? null, text })

const readEvidence = async (appeal: AppealItem): Promise<readonly EvidenceItem[]> => {
  const { items } = await query(evidencePartition(appeal), { limit: MAX_VERSIONS })
  return items.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN_EVIDENCE)
}

/** Copies from the time of the report; of what nobody reported, the files that the measure keeps. */
const readMedia = async (
  { subjectId }: AppealItem,
  newest: EvidenceItem | undefined,
  content: MeasuredContent | undefined,
): Promise<ReviewedAppeal['media']> => {
  const copies = newest ? await presentMedia(newest) : []
  return copies.length > 0 ? copies : presentKeptMedia((await content?.media?.(subjectId)) ?? [])
}

/** What the appellant reported; null for authors, and once it expired. */
const readReport = async ({
  reportId,
  ...target
}: AppealItem): Promise<ReviewedAppeal['report']> => {
  if (reportId === undefined) return null
  const found = await get(reportKey(target, reportId))
  return found ? { category: found.category, text: found.text } : null
}

/** The other measures of the decision, and earlier ones that it left in force. */
const readAlongside = async (
  { isTooMild }: AppealItem,
  { statementId, caseId }: StatementItem,
): Promise<readonly StatementItem[]> => {
  if (!isTooMild || caseId === undefined) return []
  const decided = await get(caseKey(caseId), { consistent: true })
  const { statementIds = [], secondLook } = decided ?? {}
  const ids = new Set([...statementIds, ...(secondLook?.statementIds ?? [])])
  ids.delete(statementId)
  const found = await getMany([...ids].map(statementKey), { consistent: true })
  return found.filter((one): one is StatementItem => one !== undefined)
}

/** Whether there is something of this statement to undo: not after its end, a deletion, or another decision. */
const bringsBack = async (
  { origin, measure, subjectId }: AppealItem,
  content: MeasuredContent | undefined,
): Promise<boolean> => {
  if (!content || origin !== 'author' || !isAboutContent(measure)) return false
  return Object.keys(await content.restore(subjectId)).length > 0
}

const NOTHING = {
  text: '',
  report: null,
  statement: null,
  alongside: [],
  evidence: [],
  media: [],
  content: null,
  brings: false,
  possible: [],
}

/** The moderator who decided first knows the case; authors, reporters and those who talk with them must not read it. */
const mayRead = (refusal: Refusal | null): boolean =>
  refusal === null || refusal === 'decided-first'

export const handler = endpoint(reviewAppeal, async ({ memberId, params }) => {
  const { appeal, statement, refusal } = await requireAppeal(params.id, memberId)
  const staff = await readStaff(memberId)
  // If the caller may decide, a reviewer is not missing.
  const lacksReviewer = refusal !== null && (await lacksDecider({ appeal, statement }, staff))
  const shown = { refusal, lacksReviewer }
  if (!mayRead(refusal))
    return { ...presentCard(appeal, { ...shown, state: appeal.state }), ...NOTHING }
  const [evidence, report, content, alongside, state] = await Promise.all([
    readEvidence(appeal),
    readReport(appeal),
    findContent(appeal),
    readAlongside(appeal, statement),
    refusal === null ? startReview(appeal) : appeal.state,
  ])
  const brings = await bringsBack(appeal, content)
  const canChange = brings || !isAboutContent(appeal.measure)
  return {
    ...presentCard(appeal, { ...shown, state }),
    text: appeal.text,
    report,
    statement: presentStatement(statement),
    alongside: alongside.map(presentHeading),
    evidence: evidence.map(presentEvidence),
    media: await readMedia(appeal, evidence[0], content),
    content: content?.text ?? null,
    brings,
    possible: canChange ? [...possibleChanges(appeal, content)] : [],
  }
})
