import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import js from '@eslint/js'
import query from '@tanstack/eslint-plugin-query'
import { ESLint } from 'eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import * as z from 'zod/mini'
import { ROOT } from '#scripts/root.ts'

/** Rules that we chose in addition to the presets. */
const OWN_CHOICE = [
  '@typescript-eslint/consistent-type-exports',
  '@typescript-eslint/consistent-type-imports',
  '@typescript-eslint/switch-exhaustiveness-check',
  'check-file/filename-blocklist',
  'check-file/filename-naming-convention',
  'check-file/folder-naming-convention',
  'complexity',
  'eqeqeq',
  'max-lines',
  'max-lines-per-function',
  'no-console',
  'no-restricted-syntax',
] as const

/** Rules of the presets that run nowhere, and why nothing is lost. */
export const DROPPED: Readonly<Record<string, string>> = {
  '@typescript-eslint/dot-notation':
    "contradicts TypeScript's noPropertyAccessFromIndexSignature, which asks for the brackets",
  'react-hooks/config': 'checks options of the React Compiler, which we do not run',
  'react-hooks/gating': 'checks options of the React Compiler, which we do not run',
}

const TYPED = 'eslint.types.config.js'

export type Place = 'oxlint' | 'eslint' | typeof TYPED | 'dropped'

type Rules = Readonly<Record<string, unknown>>

const isOn = (entry: unknown): boolean => {
  const level: unknown = Array.isArray(entry) ? entry[0] : entry
  return level === 'error' || level === 'warn' || level === 1 || level === 2
}

const namesOf = (configs: readonly { readonly rules?: Rules | undefined }[]): readonly string[] =>
  configs.flatMap(({ rules = {} }) =>
    Object.entries(rules).flatMap(([name, entry]) => (isOn(entry) ? [name] : [])),
  )

const presets = [
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  ...query.configs['flat/recommended'],
] as readonly { readonly rules?: Rules }[]

/** Every rule that must hold somewhere: those of the presets and those that we chose. */
export const requiredRules = (): readonly string[] =>
  [...new Set([...namesOf(presets), ...OWN_CHOICE])].toSorted()

const Oxlint = z.object({
  rules: z.record(z.string(), z.unknown()),
  overrides: z.array(z.object({ rules: z.optional(z.record(z.string(), z.unknown())) })),
})

/** Every rule that .oxlintrc.json turns on, for some file at least. */
export const oxlintRules = (): ReadonlySet<string> => {
  const { rules, overrides } = Oxlint.parse(
    JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')),
  )
  return new Set(namesOf([{ rules }, ...overrides]))
}

/** Rules that ESLint runs for a file of the SPA and for a plain JavaScript file. */
const eslintRules = async (config: string): Promise<ReadonlySet<string>> => {
  const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: join(ROOT, config) })
  const files = ['frontend/src/app/router.tsx', 'scripts/launch.mjs']
  const configs = await Promise.all(
    files.map((file) => eslint.calculateConfigForFile(join(ROOT, file)) as Promise<unknown>),
  )
  return new Set(namesOf(configs.filter((one) => one !== undefined) as { rules?: Rules }[]))
}

/** oxlint's names differ from those of the plugins, and it has one rule for core and its TypeScript variant. */
const oxlintNames = (name: string): readonly string[] => {
  if (name.startsWith('@typescript-eslint/')) {
    const plain = name.slice('@typescript-eslint/'.length)
    return [`typescript/${plain}`, plain]
  }
  return [name.replace('react-hooks/', 'react/')]
}

/** Where each required rule runs; rules that run nowhere are absent. */
export const placesOfRules = async (): Promise<ReadonlyMap<string, Place>> => {
  const [oxlint, eslint, typed] = [
    oxlintRules(),
    await eslintRules('eslint.config.js'),
    await eslintRules(TYPED),
  ]
  const placeOf = (name: string): Place | undefined => {
    if (oxlintNames(name).some((one) => oxlint.has(one))) return 'oxlint'
    if (typed.has(name)) return TYPED
    if (eslint.has(name)) return 'eslint'
    return name in DROPPED ? 'dropped' : undefined
  }
  return new Map(
    requiredRules().flatMap((name) => {
      const place = placeOf(name)
      return place === undefined ? [] : [[name, place] as const]
    }),
  )
}

const NAMES: Readonly<Record<Place, string>> = {
  oxlint: 'oxlint',
  eslint: 'ESLint',
  [TYPED]: 'ESLint with types',
  dropped: 'dropped',
}

/** The table in docs/decisions that lists every rule. */
export const tableOfRules = (places: ReadonlyMap<string, Place>): string => {
  const note = (name: string, place: Place): string => {
    if (place === 'dropped') return DROPPED[name] ?? ''
    return OWN_CHOICE.some((one) => one === name) ? 'our choice' : ''
  }
  const rows = [...places].map(([name, place]) => [`\`${name}\``, NAMES[place], note(name, place)])
  const all = [['rule', 'runs in', 'note'], ...rows]
  const width = (column: number): number => Math.max(...all.map((row) => row[column]?.length ?? 0))
  const widths = [width(0), width(1), width(2)]
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const [header = [], ...body] = all
  return [line(header), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n')
}
