import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import S3rver from '@20minutes/s3rver'
import Account from '@20minutes/s3rver/lib/models/account.js'
import type { AccessKey } from '../iam/access-keys.ts'
import { Guard, type Permissions } from '../iam/guard.ts'
import { Disk } from '../state/disk.ts'
import { guardS3 } from './s3-guard.ts'
import type { S3ThreadData } from './s3.ts'

const CONTENT = '._S3rver_object'
const METADATA = '._S3rver_metadata.json'

const { directory } = workerData as S3ThreadData

/** The metadata is written last: an object without it is an upload that a kill interrupted. */
const removeHalfWritten = async () => {
  const files = new Set(await readdir(directory, { recursive: true }))
  const halfWritten = [...files].filter(
    (file) => file.endsWith(CONTENT) && !files.has(file.replace(CONTENT, METADATA)),
  )
  await Promise.all(halfWritten.map((file) => rm(join(directory, file))))
}

/** The engine verifies signatures itself, so it needs the secret of each key. */
const accept = ({ accessKeyId, secretAccessKey }: AccessKey) => {
  Account.DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey)
}

await mkdir(directory, { recursive: true })
await removeHalfWritten()
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [],
})
const guard = new Guard()
const handle = guardS3(guard, new Disk(directory), server.callback())
server.callback = () => handle
const { port } = await server.run()
parentPort?.on('message', (message: 'stop' | Permissions) => {
  if (message === 'stop') process.exit()
  guard.enforce(message)
  for (const { key } of message.principals) accept(key)
})
parentPort?.postMessage(port)
