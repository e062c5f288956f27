import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { handlerFiles } from '#functions/source-files.ts'
import type { bundle } from '#infra/bundle.ts'

/** Bundles the functions of another tree with that tree's own settings. Prints the number of functions. */
const [tree = '', target = ''] = process.argv.slice(2)

const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(tree, path)).href)) as T

const files = await load<{ handlerFiles: typeof handlerFiles }>('functions/source-files.ts')
const bundler = await load<{ bundle: typeof bundle }>('infra/bundle.ts')
// The bundler removes its own folder at the end of this process.
for (const [name, folder] of bundler.bundle(files.handlerFiles(join(tree, 'functions'))))
  cpSync(folder, join(target, name), { recursive: true })
