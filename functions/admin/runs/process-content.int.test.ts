import { emptyQueues, takeBodies, workQueues } from '#testing/work-queues.ts'
import { beforeEach, expect, it } from 'vitest'
import { processContent } from '#shared/api/pipeline.ts'
import { SWITCH_KEY } from '../../pipeline/run-state/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { remove } from '#testing/stored.ts'
import { handler } from './process-content.ts'

const { token } = await aMember({ role: 'admin' })

const press = () => call(handler, processContent, { token })

beforeEach(async () => {
  await emptyQueues()
  await remove(SWITCH_KEY)
})

it('queues an article run', async () => {
  expect(await press()).toMatchObject({
    status: 202,
    json: { ok: true, message: 'Content Processing gestartet' },
  })
  expect(await takeBodies(workQueues['gather-clusters'].url)).toHaveLength(1)
})

it('returns 409 and starts nothing while the pipeline is paused', async () => {
  await putAll([{ ...SWITCH_KEY, paused: true }])
  expect(await press()).toMatchObject({
    status: 409,
    json: { message: 'Die Pipeline ist angehalten. Lass sie erst weiterlaufen.' },
  })
  expect(await takeBodies(workQueues['gather-clusters'].url)).toEqual([])
})
