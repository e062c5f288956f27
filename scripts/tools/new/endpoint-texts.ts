import type { Caller, Method } from '#shared/api/contract.ts'
import { camelCase, kebabCase, pascalCase } from './names.ts'

const BLOCKS = {
  public: 'none: no viewer',
  member: 'none: own data',
  reviewer: 'none: staff',
  moderator: 'none: staff',
  admin: 'none: staff',
} as const

export interface NewEndpoint {
  /** The contract's id in camel case; begins with a verb. */
  readonly id: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly caller: Caller
  /** The folder of `functions/`. */
  readonly domain: string
  /** The folder below the domain, and the file of `shared/api` for the contract. */
  readonly slice: string
  readonly summary: string
  /** The noun of a `<noun>.items.ts` and a `<noun>.repository.ts`, where the endpoint stores something. */
  readonly noun?: string | undefined
}

/** Path parameters, each a ULID until the contract says otherwise. */
const parameters = ({ path }: NewEndpoint): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

const params = (endpoint: NewEndpoint): string => {
  const names = parameters(endpoint)
  if (names.length === 0) return ''
  const fields = names.map((name) => `${name}: z.ulid()`).join(', ')
  return `  params: z.object({ ${fields} }),\n`
}

/** The generated rule for blocks assumes that no other member is concerned; review it first. */
export const contractText = (
  endpoint: NewEndpoint,
): string => `export const ${endpoint.id} = contract({
  id: '${endpoint.id}',
  method: '${endpoint.method}',
  path: '${endpoint.path}',
  caller: '${endpoint.caller}',
  blocks: '${BLOCKS[endpoint.caller]}',
  summary: '${endpoint.summary.replaceAll("'", '’')}',
${params(endpoint)}  response: z.object({ ok: z.literal(true) }),
  errors: [],
})
`

export const functionText = ({
  id,
  slice,
}: NewEndpoint): string => `import { endpoint } from '#platform/http/endpoint.ts'
import { ${id} } from '#shared/api/${slice}.ts'

export const handler = endpoint(${id}, () => Promise.resolve({ ok: true as const }))
`

const table = ({ caller }: NewEndpoint): string =>
  caller === 'public' ? '{}' : "{ table: ['GetItem', 'UpdateItem'] }"

export const accessEntry = (endpoint: NewEndpoint): string =>
  `    ${endpoint.id}: ${table(endpoint)},\n`

export const accessFile = (
  endpoint: NewEndpoint,
): string => `import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions. */
export const access: DomainAccess = {
  endpoints: {
${accessEntry(endpoint)}  },
}
`

const paramsIn = (endpoint: NewEndpoint): string => {
  const names = parameters(endpoint)
  if (names.length === 0) return ''
  return `, params: { ${names.map((name) => `${name}: newId()`).join(', ')} }`
}

const importNewId = (endpoint: NewEndpoint): string =>
  parameters(endpoint).length === 0 ? '' : "import { newId } from '#platform/runtime/ids.ts'\n"

const aCaller = ({ caller }: NewEndpoint): string =>
  caller === 'member' ? 'aMember()' : `aMember({ role: '${caller}' })`

const refusals = (endpoint: NewEndpoint): string =>
  endpoint.caller === 'public'
    ? ''
    : `
it('returns 401 without a session', async () => {
  expect((await call(handler, ${endpoint.id}, {${paramsIn(endpoint).replace(/^, /, ' ')} })).status).toBe(401)
})
`

const callWith = (endpoint: NewEndpoint): string =>
  endpoint.caller === 'public'
    ? `call(handler, ${endpoint.id}, {${paramsIn(endpoint).replace(/^, /, ' ')} })`
    : `call(handler, ${endpoint.id}, { token${paramsIn(endpoint)} })`

export const testText = (endpoint: NewEndpoint): string => {
  const isPublic = endpoint.caller === 'public'
  const member = isPublic ? '' : "import { aMember } from '#testing/members.ts'\n"
  const token = isPublic ? '' : `  const { token } = await ${aCaller(endpoint)}\n`
  return `import { expect, it } from 'vitest'
${importNewId(endpoint)}import { ${endpoint.id} } from '#shared/api/${endpoint.slice}.ts'
import { call } from '#testing/call.ts'
${member}import { handler } from './${kebabCase(endpoint.id)}.ts'

it('returns ok', async () => {
${token}  expect((await ${callWith(endpoint)}).json).toEqual({ ok: true })
})
${refusals(endpoint)}`.replaceAll('{ }', '{}')
}

export const typicalCallText = (endpoint: NewEndpoint): string => {
  const isPublic = endpoint.caller === 'public'
  const options = isPublic ? paramsIn(endpoint).replace(/^, /, '') : `token${paramsIn(endpoint)}`
  const member = isPublic ? '' : "import { aMember } from '../members.ts'\n"
  const token = isPublic ? '' : `    const { token } = await ${aCaller(endpoint)}\n`
  const prepare = isPublic
    ? `() => Promise.resolve({ ${endpoint.id}: { ${options} } })`
    : `async () => {\n${token}    return { ${endpoint.id}: { ${options} } }\n  }`
  return `${importNewId(endpoint)}${member}import type { TypicalCalls } from './typical-calls.ts'

export const calls: TypicalCalls = {
  ids: ['${endpoint.id}'],
  prepare: ${prepare},
}
`.replaceAll('{  }', '{}')
}

/** Read units and calls of a request that only checks the session, and the role where staff call. */
const SESSION_COST = {
  public: [0, 0],
  member: [1, 1],
  reviewer: [1.5, 2],
  moderator: [1.5, 2],
  admin: [1.5, 2],
} as const

export const costRow = ({ id, caller }: NewEndpoint): string => {
  const [read, calls] = SESSION_COST[caller]
  return `| \`${id}\` | ${read} | 0 | ${calls} | ${caller === 'public' ? 'nothing is read' : 'session'} |\n`
}

export const itemsText = (noun: string): string => {
  const key = noun.toUpperCase().replaceAll('-', '_')
  const item = `${pascalCase(noun)}Item`
  return `import type { Key } from '#platform/table/index.ts'

export interface ${item} {
  readonly PK: string
  readonly SK: '${key}'
  readonly entity: '${pascalCase(noun)}'
}

export const ${camelCase(noun)}Key = (id: string): Key<${item}> => ({ PK: \`${key}#\${id}\`, SK: '${key}' })
`
}

export const repositoryText = (noun: string): string => {
  const item = `${pascalCase(noun)}Item`
  const key = `${camelCase(noun)}Key`
  return `import { get } from '#platform/table/index.ts'
import { ${key}, type ${item} } from './${noun}.items.ts'

export const read${pascalCase(noun)} = (id: string): Promise<${item} | undefined> => get(${key}(id))
`
}
