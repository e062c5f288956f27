// JavaScript, because removing types would cost each isolate 20 ms and 4 MB.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @import { FailureShape, IsolateCall, IsolateData, IsolateReply } from './isolate-protocol.ts' */

/** @type {IsolateData} */
const data = JSON.parse(process.argv[2])

/** @returns {FailureShape} */
const describe = (error) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: 'Error', errorMessage: String(error), trace: [] }

const entryFile = (file) => {
  const candidates = ['.mjs', '.js', '.cjs', '.ts'].map((suffix) =>
    join(data.directory, file + suffix),
  )
  const match = candidates.find((candidate) => existsSync(candidate))
  if (!match) throw new Error(`Cannot find module ${file}`)
  return match
}

const loadHandler = async () => {
  const dot = data.handler.lastIndexOf('.')
  const url = pathToFileURL(entryFile(data.handler.slice(0, dot))).href
  const handler = (await import(url))[data.handler.slice(dot + 1)]
  if (typeof handler !== 'function') throw new Error(`${data.handler} is not exported`)
  return handler
}

/** @param {IsolateReply} reply */
const answer = (reply) => {
  process.send(reply)
}

/** @param {IsolateCall} call */
const context = (call) => ({
  awsRequestId: call.requestId,
  callbackWaitsForEmptyEventLoop: true,
  functionName: data.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: data.arn,
  memoryLimitInMB: String(data.memoryMb),
  logGroupName: `/aws/lambda/${data.functionName}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, call.deadline - Date.now()),
})

/** @param {IsolateCall} call */
const invoke = async (handler, call) => {
  try {
    const result = await handler(JSON.parse(call.event), context(call))
    answer({ kind: 'result', result: result === undefined ? 'null' : JSON.stringify(result) })
  } catch (error) {
    answer({ kind: 'failure', failure: describe(error) })
  }
}

process.on('uncaughtException', (error) => {
  process.send({ kind: 'crash', failure: describe(error) }, () => process.exit(1))
})
process.on('disconnect', () => process.exit())
// Signals reach the whole process group, but the local cloud ends its functions itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

try {
  const handler = await loadHandler()
  process.on('message', (call) => void invoke(handler, call))
  answer({ kind: 'ready' })
} catch (error) {
  answer({ kind: 'initFailure', failure: describe(error) })
}
