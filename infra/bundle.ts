import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import type { HandlerFile } from '../functions/source-files.ts'

/** The folder of each handler's code, by function name. */
export type Bundles = ReadonlyMap<string, string>

/** A module of our own, bundled in place of one of the AWS SDK's. */
const REPLACED = {
  '@aws-sdk/credential-provider-node': 'env.ts',
  '@aws-sdk/signature-v4-multi-region': 'one-region.ts',
  '@smithy/core/event-streams': 'no-event-streams.ts',
} as const

/** The folders of this process, which go when it ends. */
const written: string[] = []

process.once('exit', () => {
  for (const folder of written) rmSync(folder, { recursive: true, force: true })
})

/** Bundles all handlers in one run, into one folder each, so that a change of one redeploys only that one. */
export const bundle = (handlers: readonly HandlerFile[]): Bundles => {
  const outdir = mkdtempSync(join(tmpdir(), 'hoellenlaerm-bundle-'))
  written.push(outdir)
  const { outputFiles } = buildSync({
    entryPoints: handlers.map(({ name, entry }) => ({ in: entry, out: join(name, 'index') })),
    outdir,
    write: false,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    // Starts a little faster than ESM, and libraries may load Node’s own modules with require.
    format: 'cjs',
    mainFields: ['module', 'main'],
    // German texts and look-alikes are a third as long as their escapes.
    charset: 'utf8',
    alias: Object.fromEntries(
      Object.entries(REPLACED).map(([module, file]) => [
        module,
        join(import.meta.dirname, 'lambda', file),
      ]),
    ),
    // Not ".js", because the nearest package.json decides how that is read.
    outExtension: { '.js': '.cjs' },
    legalComments: 'none',
    logLevel: 'warning',
  })
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  return new Map(outputFiles.map(({ path }) => [basename(dirname(path)), dirname(path)]))
}
