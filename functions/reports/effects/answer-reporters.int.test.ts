// Imported first, because the mail sender is read only once.
import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { listOwnReports, readReceipt, type OwnReport } from '#shared/api/reports.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { aReport, gatherOf, findOpenCase, report as send, readReports } from '#testing/reports.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import {
  caseKey,
  evidenceKey,
  ownReportKey,
  reportKey,
  type ReportItem,
} from '../../cases/items/index.ts'
import { handler as readHandler } from '../guests/read-receipt.ts'
import { handler as listHandler } from '../own/list-own-reports.ts'
import { handler as answerReporters } from './answer-reporters.ts'
import { handler as mailReceipt } from './mail-receipt.ts'

const answer = deliverTo('answer-reporters', answerReporters)
const confirm = deliverTo('mail-receipt', mailReceipt)

const ownReports = async ({ token }: Pick<TestMember, 'token'>): Promise<OwnReport[]> =>
  (await call(listHandler, listOwnReports, { token })).json

/** A stored report of a guest with an address. */
const aGuestReport = async (postId: string, email = `${newId().toLowerCase()}@example.org`) => {
  const target = { kind: 'community-post', targetId: postId } as const
  const reportId = newId()
  const item: ReportItem = {
    ...reportKey(target, reportId),
    entity: 'Report',
    ...target,
    reportId,
    category: 'hate',
    text: 'Das hetzt gegen Menschen.',
    at: isoNow(),
    guest: { name: 'Erika', email },
    evidence: 'none',
  }
  await putAll([item])
  return { item, email }
}

const decide = async (postId: string) => {
  const open = await findOpenCase({ kind: 'community-post', targetId: postId })
  if (!open) throw new Error('No case')
  const decided = {
    state: 'decided',
    outcome: 'acted',
    outcomeReason: 'Verstößt gegen § 130 StGB.',
    decidedAt: isoNow(),
  } as const
  await write(update(caseKey(open.caseId), { set: decided }))
  return changeRecord(open, { ...open, ...decided })
}

const secretIn = (mail: string): string => /\/meldung#([0-9a-f]{64})/.exec(mail)?.[1] ?? ''

describe('the own list', () => {
  it('shows what was reported, newest first, and the outcome once it is decided', async () => {
    const [author, reporter] = [await aMember(), await aMember()]
    const [first, second] = [await aPost(author, { content: 'Schlimm.' }), await aPost(author)]
    await aReport(reporter, ['community-post', first])
    await send(reporter, ['community-post', second])
    const before = await ownReports(reporter)
    expect(before).toMatchObject([
      { title: 'Laut.', outcome: null },
      { title: 'Schlimm.', path: `/#post-${first}`, category: 'spam', outcome: null },
    ])
    const record = await decide(first)
    for (let delivery = 0; delivery < 3; delivery++) await answer(record)
    expect((await ownReports(reporter))[1]).toMatchObject({
      outcome: 'acted',
      reason: 'Verstößt gegen § 130 StGB.',
    })
    const notified = await storedUnder(`NOTIFY#${reporter.id}`)
    expect(notified.filter(({ kind }) => kind === 'decision')).toMatchObject([
      { decision: { event: 'report-acted', excerpt: 'Schlimm.' } },
    ])
  })

  it('ends with report and evidence seven months after the decision, unless it is reported anew', async () => {
    const [author, reporter, other] = [await aMember(), await aMember(), await aMember()]
    const targetId = await aPost(author)
    const target = { kind: 'community-post', targetId } as const
    await aReport(reporter, ['community-post', targetId])
    const [report] = await readReports(target)
    if (!report) throw new Error('No report')
    const ends = async () => [
      (await stored(reportKey(report, report.reportId)))?.expiresAt,
      (await stored(ownReportKey(reporter.id, target)))?.expiresAt,
      (await stored(evidenceKey(target, report.evidence)))?.expiresAt,
    ]
    expect(await ends()).toEqual([undefined, undefined, undefined])
    await answer(await decide(targetId))
    for (const end of await ends()) expect(end).toBeGreaterThan(Date.now() / 1000 + 210 * 86_400)
    await send(other, ['community-post', targetId])
    expect((await ends())[2]).toBeUndefined()
  })
})

describe('a guest with an address', () => {
  it('gets a receipt by mail once, with a link and nothing of the report', async () => {
    const { item, email } = await aGuestReport(await aPost(await aMember()))
    for (let delivery = 0; delivery < 3; delivery++) await confirm(changeRecord(null, item))
    const [mail = '', ...others] = mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toContain(item.reportId)
    expect(mail).not.toContain('hetzt')
    const body = { receipt: secretIn(mail) }
    expect(await call(readHandler, readReceipt, { body })).toMatchObject({
      status: 200,
      json: { id: item.reportId, outcome: null },
    })
  })

  it('gets no second receipt within an hour, because the address may be that of another person', async () => {
    const { item, email } = await aGuestReport(await aPost(await aMember()))
    const second = await aGuestReport(await aPost(await aMember()), email)
    await confirm(changeRecord(null, item))
    await confirm(changeRecord(null, second.item))
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('gets at most five outcomes a day, because the address may be that of another person', async () => {
    const email = `${newId().toLowerCase()}@example.org`
    const author = await aMember()
    for (let count = 0; count < 6; count++) {
      const postId = await aPost(author)
      await gatherOf((await aGuestReport(postId, email)).item)
      await answer(await decide(postId))
    }
    expect(mailsTo(email)).toHaveLength(5)
  })

  it('gets a mail about the outcome once', async () => {
    const postId = await aPost(await aMember())
    const { item, email } = await aGuestReport(postId)
    await gatherOf(item)
    const record = await decide(postId)
    for (let delivery = 0; delivery < 3; delivery++) await answer(record)
    const [mail = '', ...others] = mailsTo(email)
    expect(others).toEqual([])
    expect(mail).not.toContain('§ 130 StGB')
    const body = { receipt: secretIn(mail) }
    expect((await call(readHandler, readReceipt, { body })).json).toMatchObject({
      outcome: 'acted',
    })
    expect(await stored(reportKey(item, item.reportId))).toHaveProperty('answeredAt')
  })
})
