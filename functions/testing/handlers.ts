import { glob } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The handler of a contract, found as infra finds it: by its file's name. */
export const handlerOf = async (contractId: string): Promise<unknown> => {
  const files: string[] = []
  for await (const file of glob(`*/**/${kebab(contractId)}.ts`, { cwd: root })) files.push(file)
  const [file, ...others] = files
  if (!file || others.length > 0) throw new Error(`${contractId}: ${files.length} files found`)
  const module = (await import(pathToFileURL(`${root}/${file}`).href)) as { handler: unknown }
  return module.handler
}
