import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cannotOpen, type Engine } from './engine.ts'

interface ThreadEngine extends Engine {
  /** Sends data to the thread. */
  post(message: unknown): void
}

/** Starts an engine in a thread, so that it does not block the gateway. The thread posts its port. */
export const startThreadEngine = async (file: URL, workerData: object): Promise<ThreadEngine> => {
  const worker = new Worker(file, { workerData, execArgv: ['--no-warnings'] })
  const [port] = (await once(worker, 'message').catch((error: unknown) => {
    const directory = 'directory' in workerData ? String(workerData.directory) : file.pathname
    throw cannotOpen(directory, error instanceof Error ? error.message : String(error))
  })) as [number]
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    post: (message) => worker.postMessage(message),
    stop: async () => {
      const ended = once(worker, 'exit')
      worker.postMessage('stop')
      await ended
    },
  }
}
