import { expect, it } from 'vitest'
import { pausePipeline } from '#shared/api/pipeline.ts'
import { SWITCH_KEY } from '../../pipeline/run-state/index.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { handler } from './pause-pipeline.ts'

const press = async (paused: unknown) => {
  const { token, id } = await aMember({ role: 'admin' })
  return { id, ...(await call(handler, pausePipeline, { token, body: { paused } })) }
}

it('pauses and resumes the pipeline, also repeatedly, and stores who did', async () => {
  expect(await press(true)).toMatchObject({ status: 200, json: { paused: true } })
  const again = await press(true)
  expect(again).toMatchObject({ status: 200, json: { paused: true } })
  expect(await stored(SWITCH_KEY)).toMatchObject({ paused: true, changedBy: again.id })
  expect(await press(false)).toMatchObject({ status: 200, json: { paused: false } })
  expect(await stored(SWITCH_KEY)).toMatchObject({ paused: false })
})

it.each(['true', 1, null, undefined])('returns 400 for %j', async (paused) => {
  const before = await stored(SWITCH_KEY)
  expect((await press(paused)).status).toBe(400)
  expect(await stored(SWITCH_KEY)).toEqual(before)
})
