import { handler as gatherReports } from '../reports/effects/gather-reports.ts'
import { aMember } from './members.ts'
import { aPost } from './posts.ts'
import { changeRecord, deliverTo } from './changes.ts'
import {
  aDismissedGuestReport,
  anObjection,
  answer,
  decideObjection,
  objectAsGuest,
} from './objections.ts'
import { aReport, report, readReports } from './reports.ts'
import { unitsOf, type Units } from './units.ts'

const gather = deliverTo('gather-reports', gatherReports)

/** Reports of a post by members, stored and not gathered yet. */
const reportedBy = async (members: number, id: string) => {
  for (let count = 0; count < members; count++)
    await report(await aMember(), ['community-post', id], { text: 'Geht gar nicht.' })
  const stored = await readReports({ kind: 'community-post', targetId: id })
  return stored.filter(({ caseId }) => caseId === undefined).map((one) => changeRecord(null, one))
}

/** Costs of the effects of reports. */
export const reportScenarios: Record<string, () => Promise<Units>> = {
  'answer-reporters Appeal.changed': async () => {
    const record = await decideObjection(await anObjection(), 'uphold')
    return unitsOf(() => answer(record))
  },
  'answer-reporters Appeal.changed (guest)': async () => {
    const scene = await aDismissedGuestReport('erika@example.org')
    await objectAsGuest(scene.receipt)
    const record = await decideObjection(scene, 'uphold')
    return unitsOf(() => answer(record))
  },
  'gather-reports Report.created': async () => {
    const records = await reportedBy(1, await aPost(await aMember()))
    return unitsOf(() => gather(...records))
  },
  'gather-reports Report.created (10 further)': async () => {
    const id = await aPost(await aMember())
    await aReport(await aMember(), ['community-post', id])
    const records = await reportedBy(10, id)
    return unitsOf(() => gather(...records))
  },
  'gather-reports Report.created (repeated)': async () => {
    const records = await reportedBy(1, await aPost(await aMember()))
    await gather(...records)
    return unitsOf(() => gather(...records))
  },
}
