import { expect, it } from 'vitest'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { anAppeal, review } from '#testing/appeals.ts'
import { aModerator } from '#testing/moderation.ts'
import { ownReportKey, statementKey } from '../../cases/items/index.ts'

it('says that another person is missing where the second moderator reported the content', async () => {
  const { moderator, reviewer, targetId, id } = await anAppeal()
  await putAll([
    { ...ownReportKey(reviewer.id, { kind: 'community-post', targetId }), reportId: newId() },
    { ...STAFF_KEY, memberIds: new Set([moderator.id, reviewer.id]) },
  ])
  await write(update(statementKey(id), { set: { caseId: newId() } }))
  for (const one of [moderator, reviewer])
    expect((await review(one, id)).json).toMatchObject({ lacksReviewer: true })
  const { id: third } = await aModerator()
  await write(update(STAFF_KEY, { add: { memberIds: new Set([third]) } }))
  expect((await review(reviewer, id)).json).toMatchObject({
    refusal: 'reporter',
    lacksReviewer: false,
  })
})
