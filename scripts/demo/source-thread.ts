import { parentPort, workerData } from 'node:worker_threads'
import { fillSources } from '../../functions/pipeline/sources/index.ts'
import type { NamedSource } from './feeds/server.ts'

await fillSources(workerData as readonly NamedSource[])
parentPort?.postMessage('done')
