import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cannotOpen, type Engine } from './engine.ts'

/** Starts an engine in a thread, so that it does not block the gateway. The thread posts its port. */
export const startThreadEngine = async (
  file: URL,
  workerData: { readonly directory: string },
): Promise<Engine> => {
  const worker = new Worker(file, { workerData, execArgv: ['--no-warnings'] })
  const [port] = (await once(worker, 'message').catch((error: unknown) => {
    throw cannotOpen(workerData.directory, error instanceof Error ? error.message : String(error))
  })) as [number]
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      const ended = once(worker, 'exit')
      worker.postMessage('stop')
      await ended
    },
  }
}
