import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGuarded, type GuardedProcess } from '#testing/guarded-process.ts'
import { ExpectedProblem } from '../state/expected-problem.ts'
import { environment } from '../state/env.ts'
import { cannotOpen, type Engine } from './engine.ts'
import { freePort } from './free-port.ts'
import { StreamHistory } from './stream-history.ts'

const READY_MS = 15_000

export interface DynamoDb extends Engine {
  /** Absent when the operator provides another engine. */
  readonly streamHistory?: StreamHistory
}

/** DynamoDB over one SQLite file, or the engine at `DYNAMODB_ENDPOINT`. */
export const startDynamoDb = async (
  file: string,
  say: (line: string) => void,
): Promise<DynamoDb> => {
  if (environment.dynamodbEndpoint !== undefined)
    return { endpoint: environment.dynamodbEndpoint, stop: () => Promise.resolve() }
  const engine = engineProgram()
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${String(port)}`
  const launch = () => startGuarded(engine, ['serve', '--port', String(port), '--db-path', file])
  const program = launch()
  await untilUp(endpoint, program, file)
  const streamHistory = new StreamHistory(file)
  const keeper = restartOnExit(program, launch, say)
  return {
    endpoint,
    streamHistory,
    stop: async () => {
      streamHistory.close()
      await keeper.stop()
    },
  }
}

/** Restarts an engine that ended unexpectedly, at the same address and over the same file. */
const restartOnExit = (
  first: GuardedProcess,
  launch: () => GuardedProcess,
  say: (line: string) => void,
) => {
  let program = first
  let stopping = false
  const watch = () => {
    program.child.once('exit', () => {
      if (stopping) return
      say('The DynamoDB engine ended, and is started again.')
      program = launch()
      watch()
    })
  }
  watch()
  return {
    stop: () => {
      stopping = true
      return program.stop()
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
  throw cannotOpen(file, lastLine)
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  )
