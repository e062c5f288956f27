import { defineConfig } from 'vitest/config'
import { globSync } from 'node:fs'
import { chooseHome, type Home } from './functions/testing/own-process.ts'
import { resolve } from 'node:path'
import { endOnSignals } from './scripts/lifetime.ts'
import { useRunFolder } from './scripts/run-folder.ts'

useRunFolder()
endOnSignals()

const INTEGRATION = '**/*.int.test.ts'
const FUNCTIONS = 'functions/**/*.int.test.ts'
const LOCAL_CLOUD = 'scripts/**/*.int.test.ts'
/** It reads the environment of the cloud that it attacks, so nothing may have read another before. */
const HOSTILE = 'scripts/tools/hostile/*.int.test.ts'
/** The whole app in a simulated DOM, with the harness of `frontend/src/testing`. */
const SCREENS = 'frontend/src/testing/screens/*.test.tsx'

/** Property tests take the same values in every run. */
const SEED = 'functions/testing/property-seed.ts'

const shared = { exclude: ['node_modules/**', 'dist/**', 'cdk.out/**', '.local/**'] }

/** Tests against real engines: one of each kind for a run, a table for each file. */
const engines = {
  globalSetup: [
    'functions/testing/global-setup.ts',
    'scripts/local/testing/engines-for-functions.ts',
  ],
  setupFiles: [SEED, 'functions/testing/setup-file.ts'],
  // The fault proxy must be there before anything that reads the address of the table.
  sequence: { setupFiles: 'list' as const },
}

/** Time-outs of the product are ten times as long, except for tests of them (`fault-proxy.ts`). */
const env = { PATIENCE: '10' }

const livingIn = (home: Home): readonly string[] =>
  globSync(FUNCTIONS).filter((file) => chooseHome(resolve(file)) === home)

const SHARED_PROCESS = 'functions/testing/shared-process.ts'

/** A limit proves nothing about a test; it only ends one that hangs, also beside other work. */
const limits = { testTimeout: 200_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    ...shared,
    // Component tests see the classes as they are written.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    pool: 'forks',
    ...limits,
    tags: [
      {
        name: 'measure',
        description: 'compares a time, CPU or memory, or kills processes: runs in test:full',
      },
    ],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{frontend/src,functions,scripts,shared}/**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, INTEGRATION, SCREENS],
          isolate: false,
          setupFiles: [SEED],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: [SCREENS],
          environment: 'happy-dom',
          env: { TZ: 'Europe/Berlin' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          env,
          include: [...livingIn('shared')],
          isolate: false,
          ...engines,
          setupFiles: [...engines.setupFiles, SHARED_PROCESS],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-faults',
          env,
          include: [...livingIn('faults')],
          isolate: false,
          ...engines,
          setupFiles: [
            ...engines.setupFiles,
            'functions/testing/shared-fault-proxy.ts',
            SHARED_PROCESS,
          ],
        },
      },
      {
        extends: true,
        test: { name: 'integration-own', env, include: [...livingIn('own')], ...engines },
      },
      {
        extends: true,
        test: {
          name: 'local-cloud',
          include: [LOCAL_CLOUD],
          exclude: [...shared.exclude, HOSTILE],
          isolate: false,
          ...engines,
          setupFiles: [...engines.setupFiles, SHARED_PROCESS],
        },
      },
      {
        extends: true,
        test: { name: 'hostile', include: [HOSTILE], ...engines },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          isolate: false,
          globalSetup: ['scripts/local/testing/written-templates.ts'],
          exclude: [...shared.exclude, INTEGRATION],
        },
      },
    ],
  },
})
