import { expect, it } from 'vitest'
import { heldKey } from '#platform/content/held.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { aReport } from '#testing/reports.ts'
import { aStatement } from '#testing/statements.ts'
import { ownReportKey } from '../../cases/items/index.ts'
import { decisionItem } from '#platform/content/decision.items.ts'
import { handler as noteTraces } from '../../privacy/effects/note-traces.ts'
import { decisions } from './desk.ts'
import { articleReports, reports } from './reports.ts'
import { statements } from './statements.ts'

const OBJECTION = 'Das ist ein Zitat aus einem Songtext.'

it('has what came of a report, as the reporter reads it', async () => {
  const [author, reporter] = [await aMember(), await aMember()]
  const targetId = await aPost(author, { content: 'Schlimm.' })
  await aReport(reporter, ['community-post', targetId], { text: 'Der meint mich.' })
  const outcome = { outcome: 'acted', outcomeReason: 'Verstößt.', decidedAt: isoNow() } as const
  const key = ownReportKey(reporter.id, { kind: 'community-post', targetId })
  await write(update(key, { set: outcome }))
  expect((await reports.read(reporter.id, undefined)).entries).toMatchObject([
    {
      category: 'Werbung oder Spam',
      kind: 'Beitrag',
      about: 'Schlimm.',
      text: 'Der meint mich.',
      outcome: 'Wir haben etwas getan',
      reason: 'Verstößt.',
    },
  ])
})

it('has the errors that the member reported, open and decided, and not those of others', async () => {
  const { id } = await aMember()
  const by = (memberId: string, text: string) => ({ memberId, at: isoNow(), text })
  const open = {
    ...heldKey('article', newId()),
    entity: 'Held',
    rule: '',
    reports: [by(newId(), 'Von anderen.'), by(id, 'Das Datum stimmt nicht.')],
  } as const
  const about = { type: 'article', contentId: newId(), action: 'correct', rule: '' } as const
  const decided = {
    ...about,
    ...{ moderatorId: newId(), title: 'Wacken ausverkauft', reports: [by(id, 'Ist es nicht.')] },
  }
  await putAll([open, decisionItem(newId(), decided, 'Wacken')])
  await deliverTo('note-traces', noteTraces)(changeRecord(null, open))
  expect((await articleReports.read(id, undefined)).entries).toMatchObject([
    { text: 'Das Datum stimmt nicht.', outcome: null },
    { text: 'Ist es nicht.', article: 'Wacken ausverkauft', outcome: 'Artikel korrigiert' },
  ])
})

it('has what the member objected to a hold, before and after the decision', async () => {
  const { id } = await aMember()
  const { statementId } = await aStatement(id, { measure: 'hold', targetId: newId() })
  const [contentId, appeal] = [newId(), { at: isoNow(), text: OBJECTION }]
  const hold = await aStatement(id, { measure: 'hold', targetId: contentId })
  const held = { entity: 'Held', rule: 'NSBM', statementId: hold.statementId, appeal } as const
  const about = { type: 'community-post', contentId: newId(), action: 'approve', rule: '' } as const
  const decided = { ...about, moderatorId: newId(), authorId: id, holdId: statementId, appeal }
  await putAll([
    { ...heldKey('community-post', contentId), ...held },
    decisionItem(newId(), decided, 'Laut.'),
  ])
  const stated = (await statements.read(id, undefined)).entries
  expect(stated.map(({ objection }) => objection).toSorted()).toEqual([OBJECTION, null].toSorted())
  expect((await decisions.read(id, undefined)).entries).toMatchObject([{ objection: OBJECTION }])
})
