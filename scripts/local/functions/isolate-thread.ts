import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { existsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { FailureShape, IsolateCall, IsolateData, IsolateReply } from './isolate-protocol.ts'

type Handler = (event: unknown, context: unknown) => unknown

const data = workerData as IsolateData

const describe = (error: unknown): FailureShape =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: 'Error', errorMessage: String(error), trace: [] }

const entryFile = (file: string): string => {
  const candidates = ['.mjs', '.js', '.cjs', '.ts'].map((suffix) =>
    join(data.directory, file + suffix),
  )
  const match = candidates.find((candidate) => existsSync(candidate))
  if (!match) throw new Error(`Cannot find module ${file}`)
  return match
}

const loadHandler = async (): Promise<Handler> => {
  const dot = data.handler.lastIndexOf('.')
  const url = pathToFileURL(entryFile(data.handler.slice(0, dot))).href
  const module = (await import(url)) as Readonly<Record<string, unknown>>
  const handler = module[data.handler.slice(dot + 1)]
  if (typeof handler !== 'function') throw new Error(`${data.handler} is not exported`)
  return handler as Handler
}

const answer = (reply: IsolateReply) => {
  parentPort?.postMessage(reply)
}

const context = (call: IsolateCall) => ({
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

const invoke = async (handler: Handler, call: IsolateCall) => {
  try {
    const result = await handler(JSON.parse(call.event), context(call))
    answer({ kind: 'result', result: result === undefined ? 'null' : JSON.stringify(result) })
  } catch (error) {
    answer({ kind: 'failure', failure: describe(error) })
  }
}

try {
  const handler = await loadHandler()
  parentPort?.on('message', (call: IsolateCall) => void invoke(handler, call))
  answer({ kind: 'ready' })
} catch (error) {
  answer({ kind: 'initFailure', failure: describe(error) })
}
