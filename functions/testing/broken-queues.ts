import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Accepts every call and never answers. */
const silent = createServer(() => undefined)
silent.listen(0, '127.0.0.1').unref()
await once(silent, 'listening')
const { port } = silent.address() as AddressInfo

/** Answers with an internal error of SQS. */
const failing = createServer((_, response) => {
  response.writeHead(500, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: 'com.amazonaws.sqs#InternalError', message: 'Oops' }))
})
failing.listen(0, '127.0.0.1').unref()
await once(failing, 'listening')
const { port: failingPort } = failing.address() as AddressInfo

const at = (origin: string) => ({ url: `${origin}/0/work`, failedUrl: `${origin}/0/failed` })

// Import this file before anything that reads the environment: it makes every queue unavailable.
process.env['QUEUES'] = JSON.stringify({
  'read-source': at(`http://127.0.0.1:${port}`),
  'gather-clusters': at('http://127.0.0.1:1'),
  'write-article': at(`http://127.0.0.1:${failingPort}`),
})
