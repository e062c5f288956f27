import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
// oxlint-disable-next-line house/no-clock-in-tests -- gives what is too early its chance; a slow machine changes nothing
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { environment } from './env.ts'
import { isRunning } from './process-state.ts'
import { runProgram, survivors, type Program } from './local/testing/program.ts'
import { ROOT } from './root.ts'

const directory = mkdtempSync(join(tmpdir(), 'lifetime-'))
const urlOf = (path: string): string => pathToFileURL(join(ROOT, path)).href

const LIFETIME = `import { endOnSignals, onSignal } from '${urlOf('scripts/lifetime.ts')}'`
const GUARDED = `import { spawnGuarded } from '${urlOf('functions/testing/guarded-process.ts')}'`

/** Starts a tree of processes, and reports when its server has stopped. */
const SERVER = `
${LIFETIME}
${GUARDED}
endOnSignals()
spawnGuarded('sh', ['-c', 'sleep 600 & sleep 600'])
onSignal(async () => console.log('stopped'))
setInterval(() => undefined, 1000)
console.log('ready')
`

/** Its server never stops. */
const STUCK = `
${LIFETIME}
endOnSignals()
onSignal(() => new Promise(() => console.log('stopping')))
setInterval(() => undefined, 1000)
console.log('ready')
`

/** Builds for the local cloud. */
const BUILDING = `
${LIFETIME}
import { prepare } from '${urlOf('scripts/local/preparation.ts')}'
import { whileAlone } from '${urlOf('scripts/local/preparation-lock.ts')}'
endOnSignals()
const root = process.argv[1].replace(/[^/]*$/, '')
await whileAlone(root, console.log, () => prepare(root, (line) => console.log(line, 'ready')))
`

/** What a command does when its servers end under its calls. */
const FAILING = `
${LIFETIME}
endOnSignals()
setInterval(() => undefined, 1000)
onSignal(async () => { setTimeout(() => Promise.reject(new Error('no server'))); await new Promise((done) => setTimeout(done, 50)) })
console.log('ready')
`

/** Starts another program and waits for it, like npm. */
const parentOf = (file: string): string => `
import { spawn } from 'node:child_process'
spawn(process.execPath, ['${file}'], { stdio: 'inherit' })
`

const VARIABLES: NodeJS.ProcessEnv = { ...environment.all, ENDS_WITH_PARENT: '1' }

const started: Program[] = []

const start = async (name: string, code: string, env = VARIABLES): Promise<Program> => {
  const file = join(directory, `${name}-${String(started.length)}.mjs`)
  writeFileSync(file, code)
  const program = runProgram(process.execPath, [file], env)
  started.push(program)
  await program.printed('ready')
  // The children of the child.
  await sleep(100)
  return program
}

afterAll(() => {
  for (const { pid } of started) if (isRunning(pid)) process.kill(-pid, 'SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

describe.concurrent('a command that starts servers', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('stops them at %s, ends with %d and leaves no process', async (signal, code) => {
    const program = await start('server', SERVER)
    const tree = program.tree()
    expect(tree.length).toBeGreaterThan(3)
    process.kill(program.pid, signal)
    expect(await program.ended()).toBe(code)
    expect(program.output()).toContain('stopped')
    expect(await survivors(tree, 4000)).toEqual([])
  })

  it('ends a build and its lock', async () => {
    const scripts = { build: 'sleep 600 & sleep 600' }
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ scripts }))
    const program = await start('building', BUILDING)
    const tree = program.tree()
    expect(tree.length).toBeGreaterThan(3)
    expect(existsSync(join(directory, 'dist/preparing.pid'))).toBe(true)
    process.kill(program.pid, 'SIGTERM')
    expect(await program.ended()).toBe(143)
    expect(await survivors(tree, 4000)).toEqual([])
    expect(existsSync(join(directory, 'dist/preparing.pid'))).toBe(false)
  })

  it('leaves no process after a kill -9', async () => {
    const program = await start('server', SERVER)
    const tree = program.tree()
    process.kill(program.pid, 'SIGKILL')
    expect(await survivors(tree, 4000)).toEqual([])
  })

  it('ends when its parent has ended', async () => {
    const file = join(directory, 'child.mjs')
    writeFileSync(file, SERVER)
    const program = await start('parent', parentOf(file))
    const tree = program.tree()
    process.kill(program.pid, 'SIGKILL')
    expect(await survivors(tree, 4500)).toEqual([])
    await program.ended()
    expect(program.output()).toContain('stopped')
  })

  it('ends within five seconds when a server does not stop', async () => {
    const program = await start('stuck', STUCK)
    const begin = Date.now()
    process.kill(program.pid, 'SIGTERM')
    expect(await program.ended()).toBe(143)
    expect(Date.now() - begin).toBeLessThan(5000)
  })

  it('ends at once at a second signal, but not when npm repeats the one of the terminal', async () => {
    const program = await start('stuck', STUCK)
    process.kill(program.pid, 'SIGINT')
    // Two signals at once can arrive in any order.
    await program.printed('stopping')
    process.kill(program.pid, 'SIGTERM')
    await sleep(600)
    expect(isRunning(program.pid)).toBe(true)
    process.kill(program.pid, 'SIGINT')
    expect(await program.ended()).toBe(130)
  })

  it('keeps the exit code of the signal, and prints no errors of what it interrupted', async () => {
    const program = await start('failing', FAILING)
    process.kill(program.pid, 'SIGTERM')
    expect(await program.ended()).toBe(143)
    expect(program.output()).not.toContain('no server')
  })
})

describe('a run', () => {
  it('has a temporary folder of its own that is gone afterwards', async () => {
    const code = `
import { useRunFolder } from '${urlOf('scripts/run-folder.ts')}'
${LIFETIME}
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
useRunFolder()
endOnSignals()
writeFileSync(mkdtempSync(tmpdir() + '/left-') + '/behind', 'x')
setInterval(() => undefined, 1000)
console.log('in', tmpdir())
console.log('ready')`
    const program = await start('folder', code, { ...VARIABLES, TMPDIR: directory })
    const folder = /in (\S+)/.exec(program.output())?.[1] ?? ''
    expect(dirname(folder)).toBe(directory)
    expect(existsSync(folder)).toBe(true)
    process.kill(program.pid, 'SIGTERM')
    await program.ended()
    expect(existsSync(folder)).toBe(false)
  })
})
