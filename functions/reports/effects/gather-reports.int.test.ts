import { describe, expect, it } from 'vitest'
import type { ReportCategory } from '#shared/domain/reports.ts'
import { get, query, remove, update, write } from '#platform/table/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { aMember } from '#testing/members.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { aReport, gatherOf, findOpenCase, readReports } from '#testing/reports.ts'
import { stored } from '#testing/stored.ts'
import {
  caseCardKey,
  caseKey,
  openCaseKey,
  openCasesPartition,
  reportKey,
  type ReportItem,
} from '../../cases/items/index.ts'

const BATCH = 10
const BOMB = 1000

const aTarget = () => ({ kind: 'community-post', targetId: newId() }) as const

/** Stored reports of one object by as many members. */
const stacked = async (
  count: number,
  target = aTarget(),
  category: ReportCategory = 'spam',
): Promise<readonly ReportItem[]> => {
  const reports = Array.from({ length: count }, (): ReportItem => {
    const reportId = newId()
    return {
      ...reportKey(target, reportId),
      entity: 'Report',
      ...target,
      reportId,
      category,
      text: '',
      at: isoNow(),
      memberId: newId(),
      evidence: 'none',
    }
  })
  await putAll(reports)
  return reports
}

const batches = (reports: readonly ReportItem[]) =>
  Array.from({ length: Math.ceil(reports.length / BATCH) }, (_, index) =>
    reports.slice(index * BATCH, (index + 1) * BATCH),
  )

/** As the queue does it with several function instances. */
const deliverParallel = async (reports: readonly ReportItem[], lanes: number): Promise<void> => {
  const open = batches(reports)
  const lane = async (): Promise<void> => {
    for (let next = open.shift(); next; next = open.shift()) {
      const batch = next
      await gatherOf(...batch).catch(() => open.push(batch))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

describe('gathered reports', () => {
  it('open one case with a card in the queue', async () => {
    const [author, reporter] = [await aMember(), await aMember()]
    const target = { kind: 'community-post', targetId: await aPost(author) } as const
    await aReport(reporter, ['community-post', target.targetId])
    await aReport(await aMember(), ['community-post', target.targetId], { category: 'hate' })
    const open = await findOpenCase(target)
    expect(open).toMatchObject({
      ...target,
      authorId: author.id,
      state: 'open',
      isUrgent: false,
      reports: 2,
      categories: { spam: 1, hate: 1 },
      revision: 2,
    })
    if (!open) return
    const { PK: _pk, SK: _sk, entity: _entity, ...data } = open
    expect(await stored(caseCardKey(open))).toMatchObject({ ...data, excerpt: 'Laut.' })
    for (const one of await readReports(target)) expect(one.caseId).toBe(open.caseId)
  })

  it('move the card to the front when one is urgent', async () => {
    const reports = await stacked(2)
    await gatherOf(...reports)
    const target = reports[0] ?? aTarget()
    const before = await findOpenCase(target)
    await gatherOf(...(await stacked(1, { ...aTarget(), targetId: target.targetId }, 'life')))
    const open = await findOpenCase(target)
    expect(open).toMatchObject({ isUrgent: true, reports: 3, categories: { spam: 2, life: 1 } })
    if (!open || !before) throw new Error('No case')
    expect(await stored(caseCardKey(before))).toBeNull()
    expect(await stored(caseCardKey(open))).toMatchObject({ isUrgent: true, reports: 3 })
  })

  it('are one case that counts exactly when 1,000 arrive in parallel and more than once', async () => {
    const reports = await stacked(BOMB)
    await deliverParallel([...reports, ...reports], 4)
    const open = await findOpenCase(reports[0] ?? aTarget())
    expect(open).toMatchObject({ reports: BOMB, categories: { spam: BOMB }, revision: 1 })
    const { items } = await query(openCasesPartition, { consistent: true })
    expect(items.filter(({ targetId }) => targetId === open?.targetId)).toMatchObject([
      { reports: BOMB, categories: { spam: BOMB } },
    ])
  })

  it('open a new case after a decision', async () => {
    const reports = await stacked(1)
    await gatherOf(...reports)
    const target = reports[0] ?? aTarget()
    const first = await findOpenCase(target)
    if (!first) throw new Error('No case')
    await write(update(caseKey(first.caseId), { set: { state: 'decided' } }))
    await write(remove(caseCardKey(first)))
    await write(remove(openCaseKey(target)))
    await gatherOf(...reports)
    expect(await get(openCaseKey(target))).toBeUndefined()
    await gatherOf(...(await stacked(1, { ...aTarget(), targetId: target.targetId })))
    const second = await findOpenCase(target)
    expect(second).toMatchObject({ reports: 1 })
    expect(second?.caseId).not.toBe(first.caseId)
  })
})
