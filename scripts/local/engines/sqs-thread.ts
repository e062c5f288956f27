import { existsSync } from 'node:fs'
import { Server, type ListenOptions } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { startFauxqs } from 'fauxqs'
import type { SqsThreadData } from './sqs.ts'

type Listen = (this: Server, options: ListenOptions, done: () => void) => Server

/** The engine listens on every interface by default; a development server must use the loopback only. */
const listenOnLoopback = () => {
  const prototype: { listen: Listen } = Server.prototype
  const { listen } = prototype
  prototype.listen = function (options, done) {
    return listen.call(this, { ...options, host: '127.0.0.1' }, done)
  }
}

/** The consumers of the previous run have ended, so their messages need not wait for the visibility time-out. */
const releaseMessages = (file: string) => {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file)
  database.exec('UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL')
  database.close()
}

const { directory, region } = workerData as SqsThreadData

releaseMessages(join(directory, 'fauxqs.db'))
listenOnLoopback()
const server = await startFauxqs({
  port: 0,
  host: '127.0.0.1',
  dataDir: directory,
  defaultRegion: region,
  logger: false,
})
// The engine's own stop waits for long polls. Ending it is safe: acknowledged writes are in the file.
parentPort?.once('message', () => process.exit())
parentPort?.postMessage(server.port)
