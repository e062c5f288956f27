import query from '@tanstack/eslint-plugin-query'
import { defineConfig, globalIgnores } from 'eslint/config'
import checkFile from 'eslint-plugin-check-file'
import tseslint from 'typescript-eslint'
import { IGNORED, TYPE_AWARE_QUERY_RULES } from './eslint.types.config.js'

// Rules that oxlint lacks and that need no types. docs/decisions/0016-two-linters.md lists every rule and its place.
const CONFIGS = [
  '*.config.{js,ts}',
  'frontend/vite.config.ts',
  'frontend/e2e/fixtures/local-cloud.ts',
]

const names = {
  'check-file/filename-naming-convention': [
    'error',
    { '**/*.{ts,tsx,js,mjs,cjs}': 'KEBAB_CASE' },
    { ignoreMiddleExtensions: true },
  ],
  'check-file/folder-naming-convention': [
    'error',
    { '{frontend,functions,infra,shared,scripts}/**/': 'KEBAB_CASE' },
  ],
  'check-file/filename-blocklist': [
    'error',
    Object.fromEntries(
      ['utils', 'util', 'helpers', 'helper', 'common', 'manager', 'misc'].map((name) => [
        `**/{${name},*-${name}}.{ts,tsx}`,
        '*-what-it-does.ts',
      ]),
    ),
  ],
}

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in the env.ts of each side only.',
}
const LAZY_MESSAGE =
  'Code that is loaded on demand goes through lazyPart or loadChunk, which survive a lost connection.'
/** docs/decisions/0020-parts-survive-a-lost-connection.md */
const LAZY = [
  'ImportExpression:not(CallExpression[callee.name=/^(loadChunk|lazyPart|screen)$/] ImportExpression)',
  "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
  'MemberExpression[object.name=/^react$/i][property.name="lazy"]',
].map((selector) => ({ selector, message: LAZY_MESSAGE }))
/** docs/decisions/0007-init-budget-at-reference-speed.md */
const COLD_START = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message: 'Made at first use: the data of Intl costs a cold start some milliseconds.',
}
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only.',
}

export default defineConfig(
  globalIgnores(IGNORED),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'check-file': checkFile },
    rules: { ...names, 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENVIRONMENT] },
  },
  { files: ['**/*.{js,mjs,cjs}'], rules: { 'no-dupe-args': 'error', 'no-octal': 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [query.configs['flat/recommended']],
    rules: Object.fromEntries(TYPE_AWARE_QUERY_RULES.map((name) => [name, 'off'])),
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENVIRONMENT, ...LAZY] },
  },
  {
    files: ['functions/**/*.ts', 'shared/**/*.ts'],
    ignores: ['functions/testing/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENVIRONMENT, COLD_START] },
  },
  {
    files: [
      'functions/platform/{runtime,table}/env.ts',
      'functions/testing/**',
      '{frontend/e2e,infra,scripts}/**/env.ts',
      'scripts/launch.mjs',
    ],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
  {
    files: [...CONFIGS, '**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT] },
  },
)
