import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** For each rule of .dependency-cruiser.cjs, a file with an import that the rule must refuse. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['no-circle', 'shared/domain/circle.ts', './circle.ts'],
  ['no-unresolvable', 'shared/domain/nowhere.ts', './does-not-exist.ts'],
  ['product-without-dev-packages', 'functions/alpha/dev.ts', 'esbuild'],
  ['shared-alone', 'shared/domain/react.ts', 'react'],
  ['functions-inward', 'functions/alpha/script.ts', '../../scripts/target.ts'],
  ['platform-knows-no-domain', 'functions/platform/domain.ts', '../alpha/index.ts'],
  ['domain-through-index', 'functions/beta/deep.ts', '../alpha/target.ts'],
  ['access-is-data', 'functions/alpha/access.ts', './target.ts'],
  ['infra-reads-access-only', 'infra/deep.ts', '../functions/alpha/target.ts'],
  ['frontend-apart', 'frontend/src/app/server.ts', '../../../functions/alpha/index.ts'],
  ['frontend-tests-apart', 'frontend/src/app/server.test.ts', '../../../functions/alpha/index.ts'],
  ['frontend-single-contracts', 'frontend/src/app/all.ts', '../../../shared/api/index.ts'],
  ['ui-knows-no-domain', 'frontend/src/ui/shared.ts', '../../../shared/domain/target.ts'],
  ['frontend-platform-below', 'frontend/src/platform/page.ts', '../pages/target.ts'],
  ['entities-below-features', 'frontend/src/entities/one/page.ts', '../../pages/target.ts'],
  ['features-apart', 'frontend/src/features/one/other.ts', '../two/index.ts'],
  ['pages-below-app', 'frontend/src/pages/app.ts', '../app/target.ts'],
  ['harness-in-tests-only', 'functions/alpha/harness.ts', '../testing/target.ts'],
  ['spa-harness-in-tests-only', 'frontend/src/app/harness.ts', '../testing/target.ts'],
  ['table-through-gateway', 'functions/alpha/table.ts', '@aws-sdk/lib-dynamodb'],
  ['scripts-through-index', 'scripts/deep.ts', '../functions/alpha/target.ts'],
]

const TARGETS = [
  'functions/alpha/index.ts',
  'functions/alpha/target.ts',
  'functions/gamma/one/target.ts',
  'functions/gamma/two/target.ts',
  'functions/testing/target.ts',
  'frontend/src/app/target.ts',
  'frontend/src/features/two/index.ts',
  'frontend/src/pages/target.ts',
  'frontend/src/testing/target.ts',
  'scripts/target.ts',
  'shared/api/index.ts',
  'shared/domain/target.ts',
]

/** Imports between two folders in both directions, without a cycle of files. */
const FOLDER_CIRCLE = [
  ['functions/gamma/one/there.ts', '../two/target.ts'],
  ['functions/gamma/two/back.ts', '../one/target.ts'],
] as const

const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'] as const

const ROOT = resolve(import.meta.dirname, '../../..')
const tree = mkdtempSync(join(tmpdir(), 'boundaries-'))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

interface Found {
  readonly summary: {
    readonly violations: readonly { from: string; rule: { name: string } }[]
    readonly ruleSetUsed: { readonly forbidden: readonly { name: string }[] }
  }
}

const cruise = (config: string): Found => {
  const depcruise = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const folders = ['frontend', 'functions', 'infra', 'scripts', 'shared']
  const args = [depcruise, '--config', config, '--output-type', 'json']
  try {
    return JSON.parse(
      execFileSync(process.execPath, [...args, ...folders], { cwd: tree, encoding: 'utf8' }),
    ) as Found
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Found
  }
}

let found: Found['summary']
let folders: Found['summary']

beforeAll(() => {
  for (const name of [...CONFIGS, 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(tree, name))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const file of TARGETS) write(file, 'export const target = 1\n')
  for (const [, file, imported] of VIOLATIONS) write(file, `export * from '${imported}'\n`)
  for (const [file, imported] of FOLDER_CIRCLE) write(file, `export * from '${imported}'\n`)
  found = cruise(CONFIGS[0]).summary
  folders = cruise(CONFIGS[1]).summary
})

afterAll(() => rmSync(tree, { recursive: true }))

test.each(VIOLATIONS)('refuses a violation of %s', (rule, file) => {
  expect(
    found.violations.filter(({ from }) => from === file).map((one) => one.rule.name),
  ).toContain(rule)
})

test('has a violation for every rule', () => {
  const proven = new Set(VIOLATIONS.map(([rule]) => rule))
  const unproven = found.ruleSetUsed.forbidden.map(({ name }) => name).filter((n) => !proven.has(n))
  expect(unproven).toEqual(['no-undeclared-package'])
})

test('refuses two folders that import each other', () => {
  expect(folders.violations.map(({ from }) => from)).toContain('functions/gamma/one')
})
