import { fileURLToPath, pathToFileURL } from 'node:url'
import { handlerFiles, kebabCase } from '../source-files.ts'

const files = handlerFiles(fileURLToPath(new URL('..', import.meta.url)))

/** The handler of a contract, found by its file name as in infra. */
export const handlerOf = async (contractId: string): Promise<unknown> => {
  const file = files.find(({ name }) => name === kebabCase(contractId))
  if (!file) throw new Error(`No file exports the handler of ${contractId}.`)
  const module = (await import(pathToFileURL(file.entry).href)) as { handler: unknown }
  return module.handler
}
