import type { KnipConfig } from 'knip'
import { handlerFiles } from './infra/catalogue/source-files.ts'

export default {
  entry: [
    ...handlerFiles('functions').map(({ entry }) => entry),
    'functions/*/access.ts',
    'functions/testing/{global-setup,setup-file}.ts',
    'infra/main.ts',
    'scripts/{member,openapi}.ts',
    'scripts/local/start.ts',
    'scripts/checks/checks.ts',
    'scripts/bench/{bench,cost}.ts',
  ],
  project: ['{frontend,functions,infra,scripts,shared}/**/*.{ts,tsx,mjs}'],
  vite: { config: 'frontend/vite.config.ts' },
  playwright: { config: 'playwright.config.ts', entry: 'frontend/e2e/**/*.spec.ts' },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['node'],
} satisfies KnipConfig
