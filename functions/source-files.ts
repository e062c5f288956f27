import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DomainAccess } from '#platform/access.ts'

/** A file of `functions/` that exports a Lambda handler. */
export interface HandlerFile {
  readonly name: string
  readonly domain: string
  readonly entry: string
}

export interface Domain {
  readonly name: string
  readonly access: DomainAccess
}

/** The name of the file that holds the handler of this contract. */
export const kebabCase = (contractId: string): string =>
  contractId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const EXPORTS_HANDLER = /^export (?:const|(?:async )?function) handler\b/m

export const handlerFiles = (functionsDir: string): readonly HandlerFile[] =>
  readdirSync(functionsDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => EXPORTS_HANDLER.test(readFileSync(join(functionsDir, path), 'utf8')))
    .map((path) => ({
      name: basename(path, '.ts'),
      domain: path.split(sep)[0] ?? '',
      entry: join(functionsDir, path),
    }))
    .sort((a, b) => (a.entry < b.entry ? -1 : 1))

export const loadDomains = async (functionsDir: string): Promise<readonly Domain[]> => {
  const names = readdirSync(functionsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(
      (entry) => entry.name !== 'platform' && existsSync(accessPath(functionsDir, entry.name)),
    )
    .map((entry) => entry.name)
    .sort()
  return Promise.all(names.map((name) => loadDomain(functionsDir, name)))
}

const accessPath = (functionsDir: string, domain: string): string =>
  join(functionsDir, domain, 'access.ts')

const loadDomain = async (functionsDir: string, name: string): Promise<Domain> => {
  const path = accessPath(functionsDir, name)
  const module = (await import(pathToFileURL(path).href)) as { access?: DomainAccess }
  if (!module.access) throw new Error(`${path} must export "access".`)
  return { name, access: module.access }
}
