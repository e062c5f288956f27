import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Runtime } from './state-folder.ts'

interface Seeding {
  readonly seedDemo: (target: {
    readonly dynamoEndpoint: string
    readonly s3Endpoint: string
    readonly tableName: string
    readonly mediaBucket: string
    readonly now: number
  }) => Promise<unknown>
}

/** Fills an empty store with the demo community. */
export const seedDemoContent = async (root: string, runtime: Runtime): Promise<void> => {
  const file = join(root, 'scripts/seed/seed.ts')
  if (!existsSync(file)) return
  const { seedDemo } = (await import(pathToFileURL(file).href)) as Seeding
  await seedDemo({ ...runtime, now: Date.now() })
}
