import { freePort } from '#testing/free-port.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { startLocalCloud, type LocalCloudOptions } from '../../product/start.ts'
import type { Run } from './bench.ts'
import { useTable } from './environment.ts'

/** An empty local cloud for one run, whose table this process uses as well: import what reads it afterwards. */
export const startCloud = async (
  { directory, cleanup }: Pick<Run<never>, 'directory' | 'cleanup'>,
  options: Pick<LocalCloudOptions, 'world' | 'standIns'> = {},
): Promise<LocalCloud> => {
  const cloud = await startLocalCloud({
    ...options,
    port: await freePort(),
    dir: directory,
    seed: false,
  })
  cleanup.defer(() => cloud.stop())
  useTable(cloud)
  return cloud
}
