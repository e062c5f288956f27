import { parentPort } from 'node:worker_threads'
import { fillSources } from '../../functions/pipeline/sources/index.ts'
import { INVENTED_SOURCES } from '../local/feeds/server.ts'

await fillSources(INVENTED_SOURCES)
parentPort?.postMessage('done')
