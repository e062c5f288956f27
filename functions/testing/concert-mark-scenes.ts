import { addAlert } from '../concerts/alerts/alert.repository.ts'
import { noticeKey, noticesOfChange } from '../concerts/alerts/index.ts'
import { handler as carryMarks } from '../concerts/effects/carry-marks.ts'
import type { ConcertItem } from '../concerts/items/index.ts'
import { handler as notifyConcerts } from '../notifications/effects/notify-concerts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { goesTo } from './concert-marks.ts'
import { aMember } from './members.ts'
import { inDays } from './concerts.ts'
import { aStoredConcert, changeConcert } from './stored-concerts.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const GOERS = 10

const aMarkedConcert = async (): Promise<ConcertItem> => {
  const concert = await aStoredConcert()
  for (let count = 0; count < GOERS; count++) await goesTo(await aMember(), concert)
  return concert
}

const deliver = deliverTo('notify-concerts', notifyConcerts)

/** The cost of the first page of the notice of this change. */
const firstPage = async (before: ConcertItem | null, after: ConcertItem): Promise<Units> => {
  const record = changeRecord(before, after)
  await deliver(record)
  const at = (record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000
  const [notice] = noticesOfChange({ before, after, at })
  if (!notice) throw new Error('Nothing to tell')
  const item = await stored(noticeKey(notice))
  if (!item) throw new Error('No notice')
  return unitsOf(() => deliver(changeRecord(null, item)))
}

/** Costs of the effects of marks and alerts. */
export const concertMarkScenarios: Record<string, () => Promise<Units>> = {
  'carry-marks Concert.changed (10 marks to another day)': async () => {
    const { record } = await changeConcert(await aMarkedConcert(), { date: inDays(60) })
    return unitsOf(() => deliverTo('carry-marks', carryMarks)(record))
  },
  'notify-concerts Concert.created': async () => {
    const concert = await aStoredConcert()
    return unitsOf(() => deliver(changeRecord(null, concert)))
  },
  'notify-concerts ConcertNotice.created (10 alerts of a band)': async () => {
    const bandName = `Grabeswind ${newId()}`
    for (let count = 0; count < GOERS; count++)
      await addAlert((await aMember()).id, { kind: 'band', bandName })
    return firstPage(null, await aStoredConcert({ bandName }))
  },
  'notify-concerts ConcertNotice.created (10 who go)': async () => {
    const before = await aMarkedConcert()
    const { after } = await changeConcert(before, { status: 'cancelled' })
    return firstPage(before, after)
  },
}
