import { expect, it } from 'vitest'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { createdBand } from '#testing/bands.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aMember } from '#testing/members.ts'
import { readActivities } from '#testing/notifications.ts'
import { bandUpkeepKey } from '../../bands/upkeep/index.ts'
import { putUpkeep } from '../../bands/upkeep/upkeep.items.ts'
import { handler } from './notify-bands.ts'

const deliver = deliverTo('notify-bands', handler)

it('tells the member who added a silent band, once', async () => {
  const owner = await aMember()
  const { id, name } = await createdBand({ name: `Nebelgrab ${newId()}` }, owner)
  const record = await changeBy(bandUpkeepKey(id), () => write(putUpkeep(id, 'silent', isoNow())))
  if (record) await deliver(record, record)
  expect(await readActivities(owner)).toMatchObject([
    { type: 'band', band: { id, change: 'silent', name } },
  ])
})

it('tells nobody about a question that was answered meanwhile', async () => {
  const owner = await aMember()
  const { id } = await createdBand({ name: `Nebelgrab ${newId()}` }, owner)
  const asked = await changeBy(bandUpkeepKey(id), () => write(putUpkeep(id, 'silent', isoNow())))
  await write(putUpkeep(id, 'archived', isoNow()))
  if (asked) await deliver(asked)
  expect(await readActivities(owner)).toEqual([])
})
