import { expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { get } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aStoredConcert } from '#testing/stored-concerts.ts'
import { bandCountsKey } from '../../bands/items/index.ts'
import { handler } from './note-concert.ts'

const deliver = deliverTo('note-concert', handler)

const activityOf = async (id: string): Promise<string | undefined> =>
  (await get(bandCountsKey(id), { consistent: true }))?.lastKnownActivity

it('takes a new concert of the name for a sign of life', async () => {
  const name = `Moderlicht ${newId()}`
  const added = '2020-01-01T00:00:00.000Z'
  const id = await storedBand({ name, isNewcomer: true, updatedAt: added })
  await deliver(changeRecord(null, await aStoredConcert({ bandName: 'Andere' })))
  expect(await activityOf(id)).toBe(added)
  await deliver(changeRecord(null, await aStoredConcert({ bandName: name.toUpperCase() })))
  expect(Date.parse((await activityOf(id)) ?? '')).toBeGreaterThan(Date.parse(added))
})

it('takes a concert for a sign of life of the band of its country', async () => {
  const name = `Moderlicht ${newId()}`
  const added = '2020-01-01T00:00:00.000Z'
  const values = { name, isNewcomer: true, updatedAt: added } as const
  const [home, away] = [
    await storedBand(values),
    await storedBand({ ...values, country: 'Schweiz' }),
  ]
  const concert = await aStoredConcert({ bandName: name, city: 'Bern', country: 'Schweiz' })
  await deliver(changeRecord(null, concert))
  expect(await activityOf(home)).toBe(added)
  expect(await activityOf(away)).not.toBe(added)
})

it('takes a concert that waits for a moderator for none until it is approved', async () => {
  const name = `Moderlicht ${newId()}`
  const added = '2020-01-01T00:00:00.000Z'
  const id = await storedBand({ name, isNewcomer: true, updatedAt: added })
  const concert = await aStoredConcert({ bandName: name })
  const held = { ...concert, contentStatus: 'held' as const }
  await deliver(changeRecord(null, held))
  expect(await activityOf(id)).toBe(added)
  await deliver(changeRecord(held, concert))
  expect(await activityOf(id)).not.toBe(added)
})
