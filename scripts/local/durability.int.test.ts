import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runKillTest } from '../tools/kill-test/rounds.ts'

const directory = mkdtempSync(join(tmpdir(), 'durability-'))

afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

describe('kill -9 of the whole process tree under 16 writers', () => {
  it(
    'loses and doubles no acknowledged write, counter or effect',
    { timeout: 1_500_000, tags: ['measure'] },
    async () => {
      const lines: string[] = []
      const say = (line: string) => lines.push(line)
      const { acknowledged, findings } = await runKillTest({
        directory,
        rounds: 1,
        writes: 150,
        say,
      })
      expect(findings).toEqual([])
      expect(acknowledged).toBeGreaterThanOrEqual(150)
    },
  )
})
