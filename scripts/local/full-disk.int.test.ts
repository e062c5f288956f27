import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import type { FullDiskReport } from './testing/full-disk.ts'

const run = promisify(execFile)

const directory = mkdtempSync(join(tmpdir(), 'full-disk-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** A user namespace lets an unprivileged user mount a small file system. Some systems forbid it. */
const mayMount =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', directory]).status === 0

const note = mayMount ? '' : ': not run, this system allows no user namespace with a small disk'

const reportOf = async (): Promise<FullDiskReport> => {
  const script = join(import.meta.dirname, 'testing/full-disk.ts')
  const { stdout } = await run('unshare', [
    ...['-rm', process.execPath, '--no-warnings'],
    ...[script, join(directory, 'disk')],
  ])
  return JSON.parse(stdout) as FullDiskReport
}

describe(`the product on a full disk${note}`, () => {
  it.skipIf(!mayMount)(
    'answers 503, loses nothing that it accepted, and goes on by itself when there is room',
    { timeout: 1_500_000, tags: ['measure'] },
    async () => {
      const report = await reportOf()
      for (const [status, text, retryAfter] of report.refused) {
        expect([status, text]).toEqual([503, expect.stringContaining('gerade nicht erreichbar')])
        expect(Number(retryAfter)).toBeGreaterThan(0)
      }
      expect(report.readWhileFull).toBe(200)
      expect(report.uploads).toEqual({ whileFull: 503, after: 200 })
      expect(report.lost).toEqual([])
      expect(report.mentions).toBe(report.accepted)
      expect(report.msUntilAccepted).toBeLessThan(10_000)
      expect(report.printed).toMatch(/The disk of .* is full .* Make room/)
      expect(report.printed).toContain('There is room again')
      expect(report.printed).not.toMatch(/\n\s+at /)
      expect(report.startWhileFull).toMatch(
        /is full \(\d MB free\)\. Make room.*Then start again\./,
      )
      expect(report.startWhileFull).not.toMatch(/\n\s+at |Delete/)
    },
  )
})
