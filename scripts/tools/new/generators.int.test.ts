import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { environment } from '../../env.ts'
import { ROOT } from '../../root.ts'
import { FileChanges } from './file-changes.ts'
import { writeEndpoint } from './new-endpoint.ts'
import { writeScreen } from './new-screen.ts'

const COPIED = [
  'docs',
  'frontend/src',
  'functions',
  'package.json',
  'scripts/local/model',
  'scripts/local/music',
  'scripts/env.ts',
  'scripts/lifetime.ts',
  'scripts/local',
  'scripts/process-state.ts',
  'scripts/run-folder.ts',
  'shared',
  'tsconfig.json',
  'vitest.config.ts',
]

const copy = mkdtempSync(join(tmpdir(), 'new-'))
for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

afterAll(() => {
  rmSync(copy, { recursive: true })
})

const run = (tool: string, ...args: readonly string[]): string => {
  const { VITEST: _vitest, ...variables } = environment.all
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin', tool), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...variables, NO_COLOR: '1' },
      stdio: 'pipe',
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${tool} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** The linter's compiler is a quarter of the work of `typescript`. */
const TYPES_ONLY = {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
  rules: { 'typescript/await-thenable': 'error' },
}

const common = { domain: 'things', slice: 'things', summary: 'A thing' } as const

const files = new FileChanges(copy)
writeEndpoint(files, {
  ...common,
  id: 'getThing',
  method: 'GET',
  path: '/api/things/{id}',
  caller: 'member',
  noun: 'thing',
})
writeEndpoint(files, {
  ...common,
  id: 'listThings',
  method: 'GET',
  path: '/api/things',
  caller: 'public',
})
writeEndpoint(files, {
  ...common,
  id: 'purgeThings',
  method: 'POST',
  path: '/api/admin/things',
  caller: 'admin',
})
writeScreen(files, {
  name: 'thing-list',
  path: '/things',
  title: 'Dinge',
  query: { id: 'listThings', slice: 'things' },
  isPublic: true,
})

describe('the generators', { timeout: 120_000 }, () => {
  it('refuse to overwrite a file', () => {
    expect(() => files.create('shared/api/things.ts', '')).toThrow('exists')
  })

  it('write names in kebab case', () => {
    for (const file of files.changed) expect(file).toMatch(/^[a-z0-9./-]+$/)
  })

  it('write code that compiles', () => {
    const code = files.changed.filter((file) => /\.tsx?$/.test(file))
    writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify(TYPES_ONLY))
    expect(run('oxlint', ...code)).toContain('0 errors')
  })

  // In test:full: most of it is the start of engines and of a second vitest.
  it(
    'write endpoints and a screen that pass their own tests and those of every endpoint',
    {
      tags: ['measure'],
    },
    () => {
      const names = 'getThing|listThings|purgeThings'
      const generic = ['every-endpoint', 'access-patterns', 'prolonged-sessions']
      const folders = ['functions/things', 'shared/api', 'thing-list', ...generic]
      const projects = ['integration*', 'unit', 'screens'].flatMap((name) => ['--project', name])
      const titles = `${names}|lists every|has a row|returns ok|returns 401 without|the screen`
      run('vitest', 'run', ...projects, ...folders, '-t', titles)
    },
  )
})
