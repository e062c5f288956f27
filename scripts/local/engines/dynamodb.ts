import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { ExpectedProblem } from '../expected-problem.ts'
import { environment } from '../env.ts'
import type { Engine } from './engine.ts'
import { freePort } from './free-port.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import { StreamHistory } from './stream-history.ts'

const READY_MS = 15_000

export interface DynamoDb extends Engine {
  /** Absent when the operator brings an engine of their own. */
  readonly streamHistory?: StreamHistory
}

/** DynamoDB over one SQLite file, or whatever listens at `DYNAMODB_ENDPOINT`. */
export const startDynamoDb = async (file: string): Promise<DynamoDb> => {
  if (environment.dynamodbEndpoint !== undefined)
    return { endpoint: environment.dynamodbEndpoint, stop: () => Promise.resolve() }
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${String(port)}`
  const program = startGuarded(engineProgram(), [
    'serve',
    '--port',
    String(port),
    '--db-path',
    file,
  ])
  await untilUp(endpoint, program, file)
  const streamHistory = new StreamHistory(file)
  return {
    endpoint,
    streamHistory,
    stop: async () => {
      streamHistory.close()
      await program.stop()
    },
  }
}

const engineProgram = (): string => {
  const name = `@dynoxide/${process.platform}-${process.arch}`
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`)
  } catch {
    throw new ExpectedProblem(
      `There is no DynamoDB engine for this platform (${name} is not installed). ` +
        'Run "npm ci", or start DynamoDB Local yourself and set DYNAMODB_ENDPOINT to its address.',
    )
  }
}

const untilUp = async (endpoint: string, program: GuardedProcess, file: string): Promise<void> => {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (program.child.exitCode !== null) break
    if (await answers(endpoint)) return
    await sleep(25)
  }
  await program.stop()
  const lastLine = program.output().trim().split('\n').at(-1) ?? ''
  throw new ExpectedProblem(
    `The DynamoDB engine cannot open ${file} (${lastLine}). Delete the state folder to start afresh.`,
  )
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  )
