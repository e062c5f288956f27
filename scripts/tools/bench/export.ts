import { dataExport, requestDataExport, type DataExportState } from '#shared/api/data-export.ts'
import { defineBench, secondsOf, until } from './bench.ts'
import { startCloud } from './cloud.ts'
import { accepted, callAs } from './crowd.ts'
import { followWorkers } from './worker-memory.ts'

export const bench = defineBench({
  figures: {
    'until it is ready': [600, 's'],
    'peak memory of the worker': [256, 'MB'],
  },
  measure: async (run) => {
    const cloud = await startCloud(run)
    const peakOf = followWorkers(run, ['export-data'])
    const { largeMember, MEDIA } = await import('./large-member.ts')
    const ask = callAs(cloud, await largeMember(cloud))
    const state = { now: { state: 'none' } as DataExportState }
    const seconds = await secondsOf(async () => {
      await accepted(ask(requestDataExport))
      await until(async () => {
        state.now = (await accepted(ask(dataExport))) as DataExportState
        return state.now.state !== 'running'
      })
    })
    const end = state.now
    if (end.state !== 'ready') throw new Error(`The export ended as ${end.state}`)
    const megabytes = end.files.map(({ bytes }) => (bytes / 1024 / 1024).toFixed(1))
    console.log(`${String(end.entries)} entries and ${String(MEDIA)} media`)
    console.log(`files of ${megabytes.join(', ')} MB`)
    return { 'until it is ready': seconds, 'peak memory of the worker': peakOf('export-data') }
  },
})
