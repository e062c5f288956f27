import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { environment } from './env.ts'
import { runProgram, survivors, type Program } from './local/testing/program.ts'
import { ROOT } from './root.ts'

const urlOf = (path: string): string => pathToFileURL(join(ROOT, path)).href

const directory = mkdtempSync(join(tmpdir(), 'launch-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** Starts a process of its own and never ends. */
const ENDLESS = `
require('node:child_process').spawn('sleep', ['600'])
console.log('working')
`

/** Ends in order, like every command. */
const COMMAND = `
import { spawnGuarded } from '${urlOf('functions/testing/guarded-process.ts')}'
import { endOnSignals } from '${urlOf('scripts/lifetime.ts')}'
endOnSignals()
spawnGuarded('sleep', ['600'])
console.log('working')
`

const write = (root: string, path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A clone of nothing but the launcher, with one package and an npm that never finishes. */
const clone = (name: string, isInstalled: boolean): string => {
  const root = join(directory, name)
  const lock = JSON.stringify({ packages: { 'node_modules/some': { version: '1.0.0' } } })
  write(root, 'package-lock.json', lock)
  write(root, 'npm/npm-cli.js', ENDLESS)
  write(root, 'command.mjs', COMMAND)
  write(root, 'scripts/go.mjs', "await (await import('./launch.mjs')).launch('command.mjs')")
  cpSync(join(ROOT, 'scripts/launch.mjs'), join(root, 'scripts/launch.mjs'))
  if (isInstalled) {
    write(root, 'node_modules/.package-lock.json', lock)
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
    symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
  }
  return root
}

const launched = (root: string): Program =>
  runProgram(process.execPath, [join(root, 'scripts/go.mjs')], {
    ...environment.all,
    npm_lifecycle_event: 'start',
    npm_execpath: join(root, 'npm/npm-cli.js'),
  })

describe.concurrent('the launcher', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('ends the installation and its lock at %s', async (signal, code) => {
    const root = clone(`install-${signal}`, false)
    const program = launched(root)
    await program.printed('working')
    const tree = program.tree()
    expect(tree.length).toBeGreaterThan(2)
    process.kill(program.pid, signal)
    expect(await program.ended()).toBe(code)
    expect(await survivors(tree, 1000)).toEqual([])
    expect(existsSync(join(root, '.local/install.lock'))).toBe(false)
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'leaves no installed command after %s',
    async (signal) => {
      const root = clone(`run-${signal}`, true)
      const program = launched(root)
      await program.printed('working')
      const tree = program.tree()
      process.kill(program.pid, signal)
      expect(await program.ended()).toBe(128 + constants.signals[signal])
      expect(await survivors(tree, 4500)).toEqual([])
    },
  )

  it('says why nothing can be installed', async () => {
    const root = clone('unwritable', false)
    writeFileSync(join(root, '.local'), 'a file')
    const program = launched(root)
    expect(await program.ended()).toBe(1)
    expect(program.output()).toContain('cannot be written')
    expect(program.output().trim().split('\n')).toHaveLength(1)
  })
})
