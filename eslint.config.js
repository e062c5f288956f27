import js from '@eslint/js'
import query from '@tanstack/eslint-plugin-query'
import { defineConfig, globalIgnores } from 'eslint/config'
import checkFile from 'eslint-plugin-check-file'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const CODE = ['**/*.ts', '**/*.tsx']
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'frontend/e2e/**', 'functions/testing/**']
const CONFIGS = [
  '*.config.{js,ts}',
  'frontend/vite.config.ts',
  'frontend/e2e/fixtures/local-cloud.ts',
]

const size = {
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
}

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
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only.',
}

export default defineConfig(
  globalIgnores([
    'node_modules',
    'dist',
    'cdk.out',
    '.local',
    'coverage',
    'test-results',
    'playwright-report',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: CODE,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // TypeScript's own noPropertyAccessFromIndexSignature asks for the brackets.
      '@typescript-eslint/dot-notation': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'check-file': checkFile },
    rules: { ...size, ...names, 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENVIRONMENT] },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], query.configs['flat/recommended']],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['functions/**/*.ts', 'shared/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    files: [
      'functions/platform/runtime/env.ts',
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
  {
    files: TESTS,
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['frontend/e2e/**'],
    // Playwright reads which fixtures a function wants from this pattern, even an empty one.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
)
