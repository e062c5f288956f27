import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { environment } from '../env.ts'
import { freePort } from '../local/engines/free-port.ts'
import { assertPortIsFree } from '../local/server.ts'
import { runProgram, survivors, type Program } from '../local/testing/program.ts'
import { ROOT } from '../root.ts'

const directory = mkdtempSync(join(tmpdir(), 'signals-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

interface Started {
  readonly npm: Program
  readonly tree: readonly number[]
  readonly port: number
}

const start = async (until: string): Promise<Started> => {
  const port = await freePort()
  const variables = { ...environment.all, PORT: String(port), LOCAL_DIR: directory }
  const npm = runProgram('npm', ['start', '--', '--no-seed'], variables, ROOT)
  await npm.printed(until)
  return { npm, tree: npm.tree(), port }
}

const expectNothingLeft = async ({ tree, port }: Started): Promise<void> => {
  expect(await survivors(tree, 5000)).toEqual([])
  await assertPortIsFree(port)
  expect(existsSync(join(directory, 'local-cloud.pid'))).toBe(false)
}

describe('npm start', { timeout: 300_000 }, () => {
  it('ends all of its processes and frees port and folder when npm gets SIGTERM', async () => {
    const started = await start('ready ')
    // npm, launcher, product, functions and the engine with its guard.
    expect(started.tree.length).toBeGreaterThan(5)
    process.kill(started.npm.pid, 'SIGTERM')
    await expectNothingLeft(started)
  })

  it('does so when npm is killed', async () => {
    const started = await start('ready ')
    process.kill(started.npm.pid, 'SIGKILL')
    await expectNothingLeft(started)
  })

  it('does so when the terminal closes during the start', async () => {
    const started = await start('Starting DynamoDB')
    process.kill(-started.npm.pid, 'SIGHUP')
    await expectNothingLeft(started)
  })
})
