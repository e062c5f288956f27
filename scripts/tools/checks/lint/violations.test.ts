import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '#scripts/root.ts'
import { oxlintRules } from './rules.ts'
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

const ESLINT_CASES = [
  ['no-restricted-syntax', 'shared/default.ts', `export default 1`],
  ['no-restricted-syntax', 'functions/alpha/variable.ts', `export const f = process.env['A']`],
  [
    'no-restricted-syntax',
    'frontend/src/app/bare-import.ts',
    `export const load = () => import('./void.ts')`,
  ],
  [
    'no-restricted-syntax',
    'frontend/src/app/react-lazy.ts',
    `import { lazy } from 'react'\nexport const Part = lazy`,
  ],
  [
    'no-restricted-syntax',
    'frontend/src/app/namespace-lazy.ts',
    `import * as React from 'react'\nexport const Part = React.lazy`,
  ],
  ['check-file/filename-naming-convention', 'shared/camelCase.ts', `export const f = 1`],
  ['check-file/folder-naming-convention', 'shared/camelCase/a.ts', `export const f = 1`],
  ['check-file/filename-blocklist', 'shared/date-utils.ts', `export const f = 1`],
  [
    '@tanstack/query/exhaustive-deps',
    'frontend/src/app/query.ts',
    `${QUERY}\nexport const f = (id: string) => useQuery({ queryKey: ['a'], queryFn: () => fetch(id) })`,
  ],
] as const

/** Loads code on demand in the two allowed ways. */
const LOADED = 'frontend/src/app/loaded.ts'
const LOADED_TEXT = `import { lazyPart, loadChunk } from './parts.ts'
export const A = lazyPart(async () => (await import('./void.ts')).useF)
export const b = () => loadChunk(() => import('./void.ts'))`

const TYPED_ESLINT_CASES = [
  [
    '@tanstack/query/no-void-query-fn',
    'frontend/src/app/void.ts',
    `import { useQuery } from '@tanstack/react-query'\nconst read = async (): Promise<void> => Promise.resolve()\nexport const useF = () => useQuery({ queryKey: ['a'], queryFn: read })`,
  ],
  [
    '@tanstack/query/no-rest-destructuring',
    'frontend/src/app/rest.ts',
    `${QUERY}\nexport const useF = () => { const { data, ...rest } = useOptions(); return [data, rest] }`,
  ],
  [
    '@typescript-eslint/no-unsafe-class-instance-assignment',
    'infra/instance.ts',
    `class A { readonly b = 1 }\nexport const f: A = { b: 1 }`,
  ],
  [
    '@typescript-eslint/no-unsafe-enum-assignment',
    'infra/enum.ts',
    `declare enum E { A = 1 }\nexport const f: E = 1`,
  ],
] as const

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

const EslintReport = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ ruleId: z.nullable(z.string()), message: z.string() })),
  }),
)

const eslint = async (config: string): Promise<Found> => {
  const report = await run('eslint', ['--config', config, '--format', 'json', '.'])
  return EslintReport.parse(JSON.parse(report)).flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message }) => [filePath.slice(tree.length + 1), ruleId ?? message] as const,
    ),
  )
}

const rulesIn = (found: Found, file: string): readonly string[] =>
  found.flatMap(([where, rule]) => (where === file ? [rule] : []))

let byOxlint: Found
let byEslint: Found
let byTypedEslint: Found

beforeAll(async () => {
  const configs = ['.oxlintrc.json', 'eslint.config.js', 'eslint.types.config.js']
  for (const name of [...configs, 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(tree, name))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  const kinds = `export type Kind = number\nexport interface ApiError { a: 1 }`
  for (const folder of ['functions/alpha', 'shared']) write(`${folder}/kinds.ts`, kinds)
  for (const [, file, text] of [...CASES, ...ESLINT_CASES, ...TYPED_ESLINT_CASES]) write(file, text)
  write(LOADED, LOADED_TEXT)
  write(DIRECTIVES, `${HONOURED}\n${UNUSED}`)
  ;[byOxlint, byEslint, byTypedEslint] = await Promise.all([
    oxlint(),
    eslint('eslint.config.js'),
    eslint('eslint.types.config.js'),
  ])
})

afterAll(() => rmSync(tree, { recursive: true }))

describe('oxlint', () => {
  it.each(CASES)('reports %s in %s', (rule, file) => {
    expect(rulesIn(byOxlint, file)).toContain(rule)
  })

  it('has a planted violation for each rule that needs types or is about React', async () => {
    const known = OxlintRules.parse(JSON.parse(await run('oxlint', ['--rules', '-f', 'json'])))
    const wanted = known
      .filter(({ scope, type_aware }) => type_aware || scope === 'react')
      .map(({ scope, value }) => `${scope}/${value}`)
      .filter((name) => oxlintRules().has(name) && !WITHOUT_EXAMPLE.includes(name))
    const planted = [...Object.keys(TYPED_VIOLATIONS), ...Object.keys(REACT_VIOLATIONS)]
    expect(planted.toSorted()).toEqual(wanted.toSorted())
  })

  it('honours disable comments and reports unused ones', () => {
    const found = rulesIn(byOxlint, DIRECTIVES)
    expect(found).not.toContain('eslint/eqeqeq')
    expect(found).not.toContain('typescript/await-thenable')
    expect(found.filter((text) => text.startsWith('Unused'))).toHaveLength(2)
  })
})

describe('ESLint', () => {
  it.each(ESLINT_CASES)('reports %s in %s', (rule, file) => {
    expect(rulesIn(byEslint, file)).toContain(rule)
  })

  it('accepts code that is loaded through lazyPart or loadChunk', () => {
    expect(rulesIn(byEslint, LOADED)).toEqual([])
  })

  it('reports a disable comment for a rule that it does not run', () => {
    expect(rulesIn(byEslint, DIRECTIVES).join()).toMatch(/^Unused eslint-disable directive/)
  })

  it.each(TYPED_ESLINT_CASES)('reports %s in %s with types', (rule, file) => {
    expect(rulesIn(byTypedEslint, file)).toContain(rule)
  })
})
