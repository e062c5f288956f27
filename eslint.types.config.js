import query from '@tanstack/eslint-plugin-query'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

// Rules that need types and that oxlint lacks; a separate run, because ESLint loads the whole program for them.

export const IGNORED = [
  'node_modules',
  'dist',
  'cdk.out',
  '.local',
  'coverage',
  'test-results',
  'playwright-report',
]

/** Without types these rules pass silently instead of failing. */
export const TYPE_AWARE_QUERY_RULES = [
  '@tanstack/query/no-rest-destructuring',
  '@tanstack/query/no-void-query-fn',
]

export default defineConfig(
  globalIgnores([...IGNORED, '**/*.{js,mjs,cjs}']),
  // A disable comment for another run would count as unused here: these rules have no exceptions.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/no-unsafe-enum-assignment': 'error',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { '@tanstack/query': query },
    rules: Object.fromEntries(TYPE_AWARE_QUERY_RULES.map((name) => [name, 'error'])),
  },
)
