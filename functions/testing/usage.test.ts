import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordGrant, recordSuccess, writeUsage, type Usage } from './usage.ts'

it('writes for each test file only what this one used when files share a process', () => {
  const directory = mkdtempSync(join(tmpdir(), 'usage-'))
  recordGrant('saveThing', 'read THING')
  recordSuccess('saveThing')
  writeUsage(directory, 'first.int.test.ts', [])
  writeUsage(directory, 'second.int.test.ts', [])
  const usages = readdirSync(directory).map(
    (name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Usage,
  )
  const usageOf = (file: string) => usages.find(({ testFile }) => testFile === file)
  expect(usageOf('first.int.test.ts')).toMatchObject({
    grants: { saveThing: ['read THING'] },
    succeeded: ['saveThing'],
  })
  expect(usageOf('second.int.test.ts')).toMatchObject({ grants: {}, succeeded: [] })
})
