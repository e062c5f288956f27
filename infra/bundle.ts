import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import type { HandlerFile } from '../functions/source-files.ts'

/** The folder of each handler's code, by function name. */
export type Bundles = ReadonlyMap<string, string>

/** Bundles all handlers in one run, into one folder each, so that a change of one redeploys only that one. */
export const bundle = (handlers: readonly HandlerFile[]): Bundles => {
  const outdir = mkdtempSync(join(tmpdir(), 'hoellenlaerm-bundle-'))
  process.once('exit', () => {
    rmSync(outdir, { recursive: true, force: true })
  })
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
    alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda', 'env.ts') },
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
