// Imported first, because the mail sender is read only once.
import './mailbox.ts'
import { randomBytes } from 'node:crypto'
import { setGuestObjection, setObjection } from '#shared/api/objections.ts'
import { createGuestReport, listOwnReports, type OwnReport } from '#shared/api/reports.ts'
import type { CaseDecision } from '#shared/api/cases.ts'
import type { CaseItem, ReportItem } from '../cases/items/index.ts'
import { handler as answerReporters } from '../reports/effects/answer-reporters.ts'
import { caseKey } from '../cases/items/index.ts'
import { appealKey } from '../appeals/items/index.ts'
import { decideOn as decideAppealOn } from './appeals.ts'
import { call } from './call.ts'
import { aDecision, decideOn } from './cases.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'
import { aModerator } from './moderation.ts'
import { aPost } from './posts.ts'
import { aReport, gatherOf, findOpenCase, readReports } from './reports.ts'
import { stored } from './stored.ts'

export const OBJECTION = 'Das ist keine Meinung, sondern ein Aufruf zur Gewalt gegen Menschen.'

type By = Pick<TestMember, 'token'>

export const answer = deliverTo('answer-reporters', answerReporters)

export const object = async ({ token }: By, targetId: string, text: string | null = OBJECTION) =>
  call(await handlerOf(setObjection.id), setObjection, {
    token,
    params: { kind: 'community-post', id: targetId },
    body: { text },
  })

let lastAddress = 0

export const objectAsGuest = async (receipt: string, text: string | null = OBJECTION) =>
  call(await handlerOf(setGuestObjection.id), setGuestObjection, {
    address: `203.0.113.${String(++lastAddress % 250)}`,
    body: { receipt, text },
  })

export const readOwnReports = async ({ token }: By): Promise<OwnReport[]> =>
  (await call(await handlerOf(listOwnReports.id), listOwnReports, { token })).json

/** Decides the open case of a post, and tells its reporters. */
export const decideCaseOf = async (
  moderator: By,
  targetId: string,
  decision: 'dismiss' | 'remove' | CaseDecision = 'dismiss',
): Promise<CaseItem> => {
  const open = await findOpenCase({ kind: 'community-post', targetId })
  if (!open) throw new Error('No open case')
  const body = typeof decision === 'string' ? aDecision(decision) : decision
  const { status, text } = await decideOn(moderator, open, body)
  if (status !== 200) throw new Error(`decideCase: ${status} ${text}`)
  const decided = await stored(caseKey(open.caseId))
  if (!decided) throw new Error('No decided case')
  await answer(changeRecord(open, decided))
  return decided
}

const staff = async () => ({
  author: await aMember(),
  moderator: await aModerator(),
  reviewer: await aMember({ role: 'reviewer' }),
})

const reportOf = async (targetId: string): Promise<ReportItem> => {
  const [report] = await readReports({ kind: 'community-post', targetId })
  if (!report) throw new Error('No report')
  return report
}

/** A post whose report a moderator decided. */
export const aDecidedReport = async (decision: CaseDecision) => {
  const [scene, reporter] = [await staff(), await aMember()]
  const targetId = await aPost(scene.author)
  await aReport(reporter, ['community-post', targetId])
  const decided = await decideCaseOf(scene.moderator, targetId, decision)
  const [statementId = ''] = decided.statementIds ?? []
  const report = await reportOf(targetId)
  const id = `${statementId}-${report.reportId}`
  return { ...scene, reporter, targetId, decided, report, statementId, id }
}

/** A post whose report a moderator dismissed. */
export const aDismissedReport = () => aDecidedReport(aDecision('dismiss'))

/** The same for a report of a guest. */
export const aDismissedGuestReport = async (
  email: string,
  decision: CaseDecision = aDecision('dismiss'),
) => {
  const [scene, receipt] = [await staff(), randomBytes(32).toString('hex')]
  const targetId = await aPost(scene.author)
  const body = {
    url: `http://localhost:8080/#post-${targetId}`,
    category: 'hate',
    text: 'Das hetzt gegen Menschen, § 130 StGB.',
    name: 'Erika Musterfrau',
    email,
    goodFaith: true,
    receipt,
  } as const
  await call(await handlerOf(createGuestReport.id), createGuestReport, { body })
  await gatherOf(await reportOf(targetId))
  const decided = await decideCaseOf(scene.moderator, targetId, decision)
  const [statementId = ''] = decided.statementIds ?? []
  const report = await reportOf(targetId)
  const id = `${statementId}-${report.reportId}`
  return { ...scene, receipt, targetId, decided, report, statementId, id }
}

type Dismissed = Awaited<ReturnType<typeof aDismissedReport>>

/** A report whose reporter objects, unless the test says otherwise to its dismissal. */
export const anObjection = async (
  decision: CaseDecision = aDecision('dismiss'),
): Promise<Dismissed> => {
  const scene = await aDecidedReport(decision)
  const { status, text } = await object(scene.reporter, scene.targetId)
  if (status !== 200) throw new Error(`setObjection: ${status} ${text}`)
  return scene
}

type Objected = Pick<Dismissed, 'report' | 'statementId' | 'reviewer' | 'id'>

export const objectionKeyOf = ({ report, statementId }: Pick<Objected, 'report' | 'statementId'>) =>
  appealKey({ subjectId: statementId, reportId: report.reportId })

/** Decides an objection, and returns the event that follows. */
export const decideObjection = async (scene: Objected, decision: 'uphold' | 'lift') => {
  const key = objectionKeyOf(scene)
  const before = await stored(key)
  const { status, text } = await decideAppealOn(scene.reviewer, scene.id, { decision })
  if (status !== 200) throw new Error(`decideAppeal: ${status} ${text}`)
  return changeRecord(before, await stored(key))
}
