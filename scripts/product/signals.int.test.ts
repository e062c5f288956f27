import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { environment } from '../env.ts'
import { freePort } from '#testing/free-port.ts'
import { assertPortIsFree } from '../local/server.ts'
import { killTree, runningOf } from '../local/testing/process-tree.ts'
import { runProgram, survivors, type Program } from '../local/testing/program.ts'
import { ROOT } from '../root.ts'

const directory = mkdtempSync(join(tmpdir(), 'signals-'))
const started: number[] = []
afterAll(() => {
  // A failed test must not leave a local cloud to the next ones.
  for (const id of runningOf(started)) killTree(id)
  rmSync(directory, { recursive: true, force: true })
})

interface Started {
  readonly npm: Program
  readonly tree: readonly number[]
  readonly port: number
}

const start = async (until: string): Promise<Started> => {
  const port = await freePort()
  const variables = { ...environment.all, PORT: String(port), LOCAL_DIR: directory }
  const npm = runProgram('npm', ['start', '--', '--no-seed'], variables, ROOT)
  started.push(npm.pid)
  await npm.printed(until)
  const tree = npm.tree()
  started.push(...tree)
  return { npm, tree, port }
}

const expectNothingLeft = async ({ tree, port }: Started): Promise<void> => {
  expect(await survivors(tree, 5000)).toEqual([])
  await assertPortIsFree(port)
  expect(existsSync(join(directory, 'local-cloud.pid'))).toBe(false)
}

describe('npm start', { timeout: 1_500_000, tags: ['measure'] }, () => {
  it('ends all of its processes and frees port and folder when npm gets SIGTERM', async () => {
    const cloud = await start('ready ')
    // npm, launcher, product, functions and the engine with its guard.
    expect(cloud.tree.length).toBeGreaterThan(5)
    process.kill(cloud.npm.pid, 'SIGTERM')
    await expectNothingLeft(cloud)
  })

  it('ends all of them when npm is killed', async () => {
    const cloud = await start('ready ')
    process.kill(cloud.npm.pid, 'SIGKILL')
    await expectNothingLeft(cloud)
  })

  it('ends all of them when the terminal closes during the start', async () => {
    const cloud = await start('Starting DynamoDB')
    process.kill(-cloud.npm.pid, 'SIGHUP')
    await expectNothingLeft(cloud)
  })
})
