import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '#scripts/root.ts'
import {
  PLAIN_VIOLATIONS,
  REACT_VIOLATIONS,
  TYPED_VIOLATIONS,
  WITHOUT_EXAMPLE,
} from './violations.ts'

const tree = mkdtempSync(join(tmpdir(), 'lint-'))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), `${text}\n`)
}

const plain = (rule: string): string => rule.replace(/^\w+\//, '')

const CASES = [
  ...Object.entries(TYPED_VIOLATIONS).map(
    ([rule, text]) => [rule, `functions/alpha/${plain(rule)}.ts`, text] as const,
  ),
  ...Object.entries(REACT_VIOLATIONS).map(
    ([rule, text]) => [rule, `frontend/src/app/${plain(rule)}.tsx`, text] as const,
  ),
  ...PLAIN_VIOLATIONS,
]

const HOUSE = 'scripts/tools/checks/lint/house.ts'

const DIRECTIVES = 'shared/directives.ts'
const HONOURED = `// oxlint-disable-next-line eqeqeq
export const f = (a: number) => a == 1
// oxlint-disable-next-line typescript/await-thenable
export const g = async () => await 1`
const UNUSED = `// oxlint-disable-next-line eqeqeq
export const h = 1
// oxlint-disable-next-line typescript/await-thenable
export const i = 1
// eslint-disable-next-line eqeqeq
export const j = 1`

const QUERY = `import { queryOptions, useQuery } from '@tanstack/react-query'
const options = queryOptions({ queryKey: ['a'], queryFn: () => Promise.resolve({ a: 1 }) })
const useOptions = () => useQuery(options)`

/** Rules of plugins, which the linter calls alpha: an update that runs them no more fails here. */
const PLUGIN_CASES = [
  ['house/named-exports', 'shared/default.ts', `export default 1`],
  [
    'house/environment-in-one-file',
    'functions/alpha/variable.ts',
    `export const f = process.env['A']`,
  ],
  [
    'house/intl-at-first-use',
    'functions/alpha/format.ts',
    `export const f = new Intl.NumberFormat('de')`,
  ],
  [
    'house/no-few-digits-absent',
    'functions/few-digits.test.ts',
    `import { expect } from 'vitest'\nexpect('01M8Q74W9SZGAMY7YPSH130DQM').not.toContain('130')`,
  ],
  [
    'house/no-short-waits-in-journeys',
    'frontend/e2e/impatient.ts',
    `export const PATIENCE = { timeout: 30_000 }`,
  ],
  [
    'house/no-short-waits-in-journeys',
    'frontend/e2e/limited-loop.ts',
    `export const f = (loop: { toPass: (o: object) => void }) => { loop.toPass({}) }`,
  ],
  [
    'house/loaded-on-demand',
    'frontend/src/app/bare-import.ts',
    `export const load = () => import('./kinds.ts')`,
  ],
  [
    'house/loaded-on-demand',
    'frontend/src/app/react-lazy.ts',
    `import { lazy } from 'react'\nexport const Part = lazy`,
  ],
  [
    'house/loaded-on-demand',
    'frontend/src/app/namespace-lazy.ts',
    `import * as React from 'react'\nexport const Part = React.lazy`,
  ],
  ['check-file/filename-naming-convention', 'shared/camelCase.ts', `export const f = 1`],
  ['check-file/folder-naming-convention', 'shared/camelCase/a.ts', `export const f = 1`],
  ['check-file/filename-blocklist', 'shared/date-utils.ts', `export const f = 1`],
  [
    'tanstack-query/exhaustive-deps',
    'frontend/src/app/query.ts',
    `${QUERY}\nexport const f = (id: string) => useQuery({ queryKey: ['a'], queryFn: () => fetch(id) })`,
  ],
  // TypeScript 7 checks the types in the same run.
  ['typescript/TS2322', 'shared/types.ts', `export const f: string = 1`],
] as const

/** Loads code on demand in the two allowed ways. */
const LOADED = 'frontend/src/app/loaded.ts'
const LOADED_TEXT = `import { lazyPart, loadChunk } from './parts.ts'
export const A = lazyPart(async () => (await import('./kinds.ts')).f)
export const b = () => loadChunk(() => import('./kinds.ts'))`

const Config = z.object({
  rules: z.record(z.string(), z.unknown()),
  overrides: z.array(z.object({ rules: z.optional(z.record(z.string(), z.unknown())) })),
})

/** Every rule that the configuration turns on. */
const configured = (): ReadonlySet<string> => {
  const { rules, overrides } = Config.parse(
    JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')),
  )
  return new Set(
    [{ rules }, ...overrides].flatMap((one) =>
      Object.entries(one.rules ?? {}).flatMap(([name, entry]) => (entry === 'off' ? [] : [name])),
    ),
  )
}

type Found = readonly (readonly [file: string, rule: string])[]

const run = (tool: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const bin = join(ROOT, 'node_modules/.bin', tool)
    execFile(bin, args, { cwd: tree, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      resolve(stdout || stderr)
    })
  })

const OxlintReport = z.object({
  diagnostics: z.array(
    z.object({ filename: z.string(), code: z.optional(z.string()), message: z.string() }),
  ),
})

/** `typescript(await-thenable)` names a rule, `react-hooks(…)` one of `react`; without a code, the message does. */
const oxlint = async (): Promise<Found> => {
  const { diagnostics } = OxlintReport.parse(JSON.parse(await run('oxlint', ['-f', 'json'])))
  return diagnostics.map(
    ({ filename, code = '', message }) =>
      [
        filename,
        code === '' ? message : code.replace('react-hooks(', 'react(').replace(/\((.*)\)/, '/$1'),
      ] as const,
  )
}

const OxlintRules = z.array(
  z.object({ scope: z.string(), value: z.string(), type_aware: z.boolean() }),
)

const rulesIn = (found: Found, file: string): readonly string[] =>
  found.flatMap(([where, rule]) => (where === file ? [rule] : []))

let byOxlint: Found

beforeAll(async () => {
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', HOUSE])
    cpSync(join(ROOT, name), join(tree, name))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  const kinds = `export type Kind = number\nexport interface ApiError { a: 1 }`
  for (const folder of ['functions/alpha', 'shared']) write(`${folder}/kinds.ts`, kinds)
  for (const [, file, text] of [...CASES, ...PLUGIN_CASES]) write(file, text)
  write(LOADED, LOADED_TEXT)
  write(DIRECTIVES, `${HONOURED}\n${UNUSED}`)
  byOxlint = await oxlint()
})

afterAll(() => rmSync(tree, { recursive: true }))

describe('oxlint', () => {
  it.each([...CASES, ...PLUGIN_CASES])('reports %s in %s', (rule, file) => {
    expect(rulesIn(byOxlint, file)).toContain(rule)
  })

  it('has a planted violation for each rule that needs types or is about React', async () => {
    const rules = configured()
    const known = OxlintRules.parse(JSON.parse(await run('oxlint', ['--rules', '-f', 'json'])))
    const wanted = known
      .filter(({ scope, type_aware }) => type_aware || scope === 'react')
      .map(({ scope, value }) => `${scope}/${value}`)
      .filter((name) => rules.has(name) && !WITHOUT_EXAMPLE.includes(name))
    const planted = [...Object.keys(TYPED_VIOLATIONS), ...Object.keys(REACT_VIOLATIONS)]
    expect(planted.toSorted()).toEqual(wanted.toSorted())
  })

  it('honours disable comments and reports unused ones', () => {
    const found = rulesIn(byOxlint, DIRECTIVES)
    expect(found).not.toContain('eslint/eqeqeq')
    expect(found).not.toContain('typescript/await-thenable')
    expect(found.filter((text) => text.startsWith('Unused'))).toHaveLength(2)
  })

  it('accepts code that is loaded through lazyPart or loadChunk', () => {
    expect(rulesIn(byOxlint, LOADED).filter((rule) => rule.startsWith('house/'))).toEqual([])
  })
})
