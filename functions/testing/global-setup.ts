import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { handlerFiles, loadDomains } from '../source-files.ts'
import { startS3, startDynamo, type Engine } from './engines.ts'
import { findUnproven } from './find-unproven.ts'
import { findUncataloguedObjects, OBJECT_KINDS } from '../privacy/catalogue/index.ts'
import { objectKeys } from './object-keys.ts'
import type { Usage } from './usage.ts'
import { dynamodbLocalCommand } from './dynamodb-local.ts'
import { spawnGuarded } from './guarded-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dynamoEndpoint: string
    s3Endpoint: string
    usageDirectory: string
    sesEndpoint: string
    /** Mails that the local SES accepted, a file each. */
    mailDirectory: string
    bedrockEndpoint: string
    /** Addresses of the local Spotify and iTunes, by the origins that they replace. */
    musicStandIns: Record<string, string>
  }
}

const FUNCTIONS = join(import.meta.dirname, '..')

/** The projects whose tests call the functions; the others share only the engines. */
const PROVING = ['integration', 'integration-faults', 'integration-own']

/** All projects of a run write to one directory of its temporary folder: each proves a part. */
const USAGES = join(tmpdir(), `usages-${String(process.pid)}`)

const readUsages = async (): Promise<readonly Usage[]> => {
  const names = await readdir(USAGES)
  const texts = await Promise.all(names.map((name) => readFile(join(USAGES, name), 'utf8')))
  return texts.map((text) => JSON.parse(text) as Usage)
}

const MEASURE_TAG = "tags: ['measure']"

const dynamodbLocal = (port: number) => spawnGuarded(...dynamodbLocalCommand(port))

const isDynamodbLocal = process.env['DYNAMODB_ENGINE'] === 'dynamodb-local'

/** `DYNAMODB_ENGINE=dynamodb-local` runs the same tests against AWS's own DynamoDB Local. */
const startDynamoFromEnvironment = (): Promise<Engine> =>
  isDynamodbLocal ? startDynamo(dynamodbLocal) : startDynamo()

/** A run of some files or of tests by name proves nothing about the rest; nor does an engine that skips tests. */
const wasWholeRun = async (project: TestProject, usages: readonly Usage[]): Promise<boolean> => {
  const { projects, config } = project.vitest
  const proving = projects.filter(({ name }) => PROVING.includes(name))
  if (proving.length < PROVING.length || isDynamodbLocal || config.testNamePattern) return false
  const found = await Promise.all(proving.map((one) => one.globTestFiles()))
  const ran = new Set(usages.map(({ testFile }) => testFile))
  // A file whose tests are all measurements does not run in the gate.
  const mayBeLeftOut = (file: string) => readFileSync(file, 'utf8').includes(MEASURE_TAG)
  return found
    .flatMap(({ testFiles }) => testFiles)
    .every((file) => ran.has(file) || mayBeLeftOut(file))
}

/** Any run shows what the catalogue lacks; only a whole one shows what no test used. */
const problemsOf = async (
  project: TestProject,
  usages: readonly Usage[],
  objects: readonly string[],
): Promise<readonly string[]> => {
  const uncatalogued = [
    ...new Set(usages.flatMap((usage) => usage.uncatalogued)),
    ...findUncataloguedObjects(OBJECT_KINDS, objects),
  ]
  if (!(await wasWholeRun(project, usages))) return uncatalogued
  return [
    ...uncatalogued,
    ...findUnproven(await loadDomains(FUNCTIONS), handlerFiles(FUNCTIONS), usages),
  ]
}

/** @throws Error when items are not in the catalogue, or all tests ran and left grants unused or functions untested */
const judge = async (project: TestProject, objects: readonly string[]): Promise<void> => {
  const problems = await problemsOf(project, await readUsages(), objects)
  if (problems.length > 0) throw new Error(`Unproven:\n- ${problems.join('\n- ')}`)
}

/** One engine of each kind for each project of the run; every test file has a new table. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [dynamo, s3] = await Promise.all([startDynamoFromEnvironment(), startS3()])
  project.provide('dynamoEndpoint', dynamo.endpoint)
  project.provide('s3Endpoint', s3.endpoint)
  project.provide('usageDirectory', USAGES)
  return async () => {
    const objects = await objectKeys(s3.endpoint)
    await Promise.all([dynamo.stop(), s3.stop()])
    if (PROVING.includes(project.name)) await judge(project, objects)
  }
}
