import '#testing/work-queues.ts'
import '#testing/stage-model.ts'
import { expect, it } from 'vitest'
import { feedItem, putJob } from '#testing/news.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { listJobsIn } from './job.repository.ts'

it('pages through the jobs of a state, the last changed first, at the cost of a page', async () => {
  const ids: string[] = []
  for (let index = 0; index < 30; index++) ids.push(await putJob([feedItem(`Meldung ${index}`)]))
  const first = await listJobsIn('pending')
  const second = await listJobsIn('pending', first.cursor)
  const listed = [...first.jobs, ...second.jobs]
  expect([first.jobs.length, second.jobs.length, second.cursor]).toEqual([25, 5, undefined])
  expect(listed.map(({ clusterId }) => clusterId).toSorted()).toEqual(ids.toSorted())
  const times = listed.map(({ updatedAt }) => updatedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  if (unitsAreExact) {
    const { calls, read } = await unitsOf(() => listJobsIn('pending'))
    expect([calls, read <= 14]).toEqual([2, true])
  }
  expect(await listJobsIn('failed')).toEqual({ jobs: [], cursor: undefined })
})

it.each(['', 'x', '2026-11-22#1', `2026-11-22T00:00:00.000Z#${'g'.repeat(32)}`])(
  'throws invalid_input for the cursor "%s"',
  async (cursor) => {
    await expect(listJobsIn('failed', cursor)).rejects.toMatchObject({ code: 'invalid_input' })
  },
)
