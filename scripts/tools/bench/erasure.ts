import { defineBench, secondsOf, until } from './bench.ts'
import { startCloud } from './cloud.ts'
import { followWorkers } from './worker-memory.ts'

export const bench = defineBench({
  figures: {
    'first pass': [600, 's'],
    'peak memory of the worker': [256, 'MB'],
  },
  measure: async (run) => {
    const cloud = await startCloud(run)
    const peakOf = followWorkers(run, ['erase-member'])
    const { eraseNow, largeMember, MEDIA, TEXTS } = await import('./large-member.ts')
    const { id } = await largeMember(cloud)
    const readErasure = await eraseNow(id)
    const seconds = await secondsOf(async () => {
      await cloud.runSchedule('start-erasures')
      // The passes after the first one only look for what effects left; the pause before each takes 15 minutes.
      if (!(await until(async () => Boolean((await readErasure())?.passes))))
        throw new Error('The first pass did not end.')
    })
    console.log(`${String(TEXTS)} texts and ${String(MEDIA)} media`)
    return { 'first pass': seconds, 'peak memory of the worker': peakOf('erase-member') }
  },
})
