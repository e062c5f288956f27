import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { freePort } from './free-port.ts'
import { spawnGuarded, stopGuarded } from './guarded-process.ts'

const isUp = async (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  )

const READY_TRIES = 600

const untilUp = async (endpoint: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < READY_TRIES; tries++) {
    if (child.exitCode !== null) throw new Error(`The engine ended with ${String(child.exitCode)}`)
    if (await isUp(endpoint)) return
    await sleep(50)
  }
  throw new Error(`No engine answers at ${endpoint}`)
}

const resolve = createRequire(import.meta.url).resolve

const dynoxide = (port: number): ChildProcess =>
  spawnGuarded(resolve('@dynoxide/linux-x64/dynoxide'), ['serve', '--port', String(port)])

export interface Engine {
  readonly endpoint: string
  readonly stop: () => Promise<void>
}

/** DynamoDB in memory. `start` spawns the process of the engine. */
export const startDynamo = async (
  start: (port: number) => ChildProcess = dynoxide,
): Promise<Engine> => {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const child = start(port)
  child.stdout?.resume()
  child.stderr?.resume()
  await untilUp(endpoint, child)
  return {
    endpoint,
    stop: () => stopGuarded(child),
  }
}

export const MEDIA_BUCKET = 'media'

/** S3 that checks signatures, types and lengths of presigned calls; stores in a temporary folder. */
export const startS3 = async (): Promise<Engine> => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: MEDIA_BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
