import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dynamodbLocalCommand, installedJava } from '#testing/dynamodb-local.ts'
import { startGuarded, type GuardedProcess } from '#testing/guarded-process.ts'
import { environment } from '../state/env.ts'
import { replaceFile } from '../state/state-file.ts'
import { chooseDynamoDb, type DynamoDbName } from './choose-dynamodb.ts'
import { cannotOpen, type Engine } from './engine.ts'
import { freePort } from '#testing/free-port.ts'
import { StreamHistory } from './stream-history.ts'

/** Java starts slowly. */
const READY_MS = 60_000

/** An engine that cannot open its file, for example on a full disk, ends again and again. */
const RESTART_MS = 1000

const PLATFORM = `${process.platform}-${process.arch}`

export interface DynamoDb extends Engine {
  /** Of dynoxide only. */
  readonly streamHistory?: StreamHistory
}

/** DynamoDB over files in the folder, or the engine at `DYNAMODB_ENDPOINT`. */
export const startDynamoDb = async (
  directory: string,
  say: (line: string) => void,
): Promise<DynamoDb> => {
  if (environment.dynamodbEndpoint !== undefined)
    return { endpoint: environment.dynamodbEndpoint, stop: () => Promise.resolve() }
  const program = dynoxideProgram()
  const record = join(directory, 'dynamodb-engine')
  const machine = { platform: PLATFORM, hasDynoxide: program !== '', java: installedJava }
  const wishes = { wanted: environment.dynamodb, written: writtenBy(directory, record) }
  const { name, says } = chooseDynamoDb(machine, wishes)
  if (says !== undefined) say(says)
  if (!existsSync(record)) replaceFile(record, name)
  return name === 'dynoxide'
    ? startDynoxide(program, join(directory, 'dynamodb.sqlite'), say)
    : startDynamoDbLocal(join(directory, name), say)
}

/** States of before there was a choice are dynoxide's. */
const writtenBy = (directory: string, record: string): string | undefined => {
  if (existsSync(record)) return readFileSync(record, 'utf8').trim()
  return existsSync(join(directory, 'dynamodb.sqlite'))
    ? ('dynoxide' satisfies DynamoDbName)
    : undefined
}

const dynoxideProgram = (): string => {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${PLATFORM}/dynoxide`)
  } catch {
    return ''
  }
}

const startDynoxide = async (
  program: string,
  file: string,
  say: (line: string) => void,
): Promise<DynamoDb> => {
  const engine = await startEngine(file, say, (port) => [
    program,
    ['serve', '--port', String(port), '--db-path', file],
  ])
  const streamHistory = new StreamHistory(file)
  return {
    ...engine,
    streamHistory,
    stop: async () => {
      streamHistory.close()
      await engine.stop()
    },
  }
}

const startDynamoDbLocal = (directory: string, say: (line: string) => void): Promise<DynamoDb> => {
  mkdirSync(directory, { recursive: true })
  return startEngine(directory, say, (port) => dynamodbLocalCommand(port, directory))
}

type Command = readonly [program: string, args: readonly string[]]

const startEngine = async (
  path: string,
  say: (line: string) => void,
  commandOn: (port: number) => Command,
): Promise<Engine> => {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${String(port)}`
  const launch = () => startGuarded(...commandOn(port))
  const program = launch()
  await untilUp(endpoint, program, path)
  const keeper = restartOnExit(program, launch, say)
  return { endpoint, stop: () => keeper.stop() }
}

/** Restarts an engine that ended unexpectedly, at the same address and over the same file. */
const restartOnExit = (
  first: GuardedProcess,
  launch: () => GuardedProcess,
  say: (line: string) => void,
) => {
  let program = first
  let stopping = false
  let restart: NodeJS.Timeout | undefined
  const watch = () => {
    const startedAt = Date.now()
    program.child.once('exit', () => {
      if (stopping) return
      const last = lastLineOf(program)
      say(`The DynamoDB engine ended, and is started again.${last && ` It said: ${last}`}`)
      restart = setTimeout(
        () => {
          program = launch()
          watch()
        },
        Math.max(0, startedAt + RESTART_MS - Date.now()),
      )
    })
  }
  watch()
  return {
    stop: () => {
      stopping = true
      clearTimeout(restart)
      return program.stop()
    },
  }
}

const untilUp = async (endpoint: string, program: GuardedProcess, path: string): Promise<void> => {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (program.child.exitCode !== null) break
    if (await answers(endpoint)) return
    await sleep(25)
  }
  await program.stop()
  throw cannotOpen(path, lastLineOf(program))
}

const lastLineOf = (program: GuardedProcess): string =>
  program.output().trim().split('\n').at(-1) ?? ''

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  )
