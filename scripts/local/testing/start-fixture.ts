import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCloud, type LocalCloud } from '../cloud.ts'
import { freePort } from '#testing/free-port.ts'
import { writeAssembly, type Asset } from './assembly.ts'
import { assets, resources } from './product.ts'
import { SITE_ORIGIN } from './resources.ts'

export interface Fixture {
  readonly directory: string
  readonly output: readonly string[]
  /** Starts the local cloud; a second call starts it over the same state. */
  start(port?: number): Promise<LocalCloud>
  remove(): void
}

interface More {
  readonly resources: Readonly<Record<string, unknown>>
  readonly assets: Readonly<Record<string, Asset>>
}

/** Runs the small product, with more resources or other ones, with a separate state folder. */
export const fixture = (more: More = { resources: {}, assets: {} }): Fixture => {
  const directory = mkdtempSync(join(tmpdir(), 'local-cloud-'))
  const output: string[] = []
  writeAssembly(
    join(directory, 'cdk.out'),
    { ...resources, ...more.resources },
    { ...assets, ...more.assets },
  )
  return {
    directory: join(directory, 'state'),
    output,
    start: async (port) =>
      runCloud({
        assembly: join(directory, 'cdk.out'),
        stage: 'test',
        siteOrigin: SITE_ORIGIN,
        port: port ?? (await freePort()),
        directory: join(directory, 'state'),
        say: (line) => output.push(line),
      }),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
