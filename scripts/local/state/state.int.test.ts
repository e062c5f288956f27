import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ExpectedProblem } from './expected-problem.ts'
import { fixture, type Fixture } from '../testing/start-fixture.ts'

let site: Fixture

beforeEach(() => {
  site = fixture()
})
afterEach(() => {
  site.remove()
})

const problem = async (starting: Promise<unknown>): Promise<string> => {
  const error: unknown = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ExpectedProblem)
  return (error as ExpectedProblem).message
}

describe('the start', { timeout: 60_000 }, () => {
  it('fails with a sentence when the port or the state folder is in use', async () => {
    const cloud = await site.start()
    const other = fixture()
    try {
      const port = Number(new URL(cloud.url).port)
      expect(await problem(other.start(port))).toContain(`Port ${String(port)} is taken`)
      writeFileSync(join(site.directory, 'local-cloud.pid'), String(process.ppid))
      expect(await problem(site.start())).toContain('set LOCAL_DIR to another folder')
    } finally {
      await cloud.stop()
      other.remove()
    }
  })

  describe('over a state that another start left', () => {
    const stopped = fixture()

    beforeAll(async () => {
      await (await stopped.start()).stop()
    })
    afterAll(() => {
      stopped.remove()
    })
    beforeEach(() => {
      cpSync(stopped.directory, site.directory, { recursive: true })
    })

    it.each(['none', '1'])(
      'fails with a sentence when the format of the state is %s',
      async (format) => {
        const file = join(site.directory, 'format')
        if (format === 'none') rmSync(file)
        else writeFileSync(file, format)
        expect(await problem(site.start())).toContain('written by another version')
      },
    )

    it.each([
      ['dynamodb.sqlite', 'dynamodb.sqlite'],
      ['sqs/fauxqs.db', 'sqs'],
      ['secrets.json', 'secrets.json'],
      ['stream-position.json', 'stream-position.json'],
    ])('fails with a sentence when %s is damaged', async (file, named) => {
      for (const rest of ['-wal', '-shm'])
        rmSync(join(site.directory, file + rest), { force: true })
      writeFileSync(join(site.directory, file), 'not what was here before'.repeat(1000))
      const sentence = await problem(site.start())
      expect(sentence).toContain(named)
      expect(sentence).toContain('Delete the state folder')
    })
  })
})
