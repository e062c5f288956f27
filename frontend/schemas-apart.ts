import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ESTree, Plugin } from 'vite'
import type { Contract } from '../shared/api/contract.ts'
import type { CallData } from './src/platform/api-request.ts'

/** What only the server reads of a contract. */
const LEFT_OUT: Readonly<Record<Exclude<keyof Contract, keyof CallData>, true>> = {
  id: true,
  summary: true,
  blocks: true,
  params: true,
  query: true,
  body: true,
  maxBodyBytes: true,
  response: true,
  status: true,
  errors: true,
  pollSeconds: true,
  pollsInDialog: true,
  paged: true,
  idempotent: true,
  guard: true,
  aiText: true,
  signedInWithinMinutes: true,
  whileSuspended: true,
  throttle: true,
}

export const isLeftOut = (property: string): boolean => Object.hasOwn(LEFT_OUT, property)

/** The properties of a contract that the browser reads. */
const listKept = ([contract]: readonly ESTree.Argument[]): readonly ESTree.ObjectProperty[] => {
  if (contract?.type !== 'ObjectExpression') throw new Error('A contract is not an object.')
  return contract.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') throw new Error('A contract spreads another object.')
    return property.key.type === 'Identifier' && !isLeftOut(property.key.name) ? [property] : []
  })
}

const isNode = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null

/** The names that an expression mentions, without those of properties. */
const findMentions = (part: unknown): readonly string[] => {
  if (!isNode(part)) return []
  if (part['type'] === 'Identifier') return [String(part['name'])]
  const { key, property, ...rest } = part
  const named = part['computed'] === true ? [key, property] : []
  return [...named, ...Object.values(rest)].flatMap(findMentions)
}

/** The names that a constant declares. */
const findDeclared = (pattern: ESTree.BindingPattern): readonly string[] => {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type !== 'ObjectPattern') throw new Error(`A constant is a ${pattern.type}.`)
  return pattern.properties.flatMap((property) =>
    findDeclared(property.type === 'Property' ? property.value : property.argument),
  )
}

/** Whether something in it is called when the module loads, and not in a function. */
const callsAtOnce = (part: unknown): boolean => {
  if (!isNode(part)) return false
  const type = String(part['type'])
  if (type === 'CallExpression' || type === 'NewExpression') return true
  return !type.includes('Function') && Object.values(part).some(callsAtOnce)
}

interface Constant {
  readonly names: readonly string[]
  readonly isExported: boolean
  readonly mentions: readonly string[]
  readonly code: string
}

const constantOf = (
  code: string,
  { id, init }: ESTree.VariableDeclarator,
  isExported: boolean,
): Constant => {
  if (!init) throw new Error('A constant has no value.')
  const constant = { names: findDeclared(id), isExported }
  const textOf = ({ start, end }: ESTree.Node) => code.slice(start, end)
  const isContract =
    init.type === 'CallExpression' &&
    init.callee.type === 'Identifier' &&
    init.callee.name === 'contract'
  if (isContract) {
    const kept = listKept(init.arguments)
    const data = `{ ${kept.map(textOf).join(', ')} }`
    return { ...constant, mentions: findMentions(kept), code: `${textOf(id)} = ${data}` }
  }
  // A constant that nobody uses is not made.
  const made = callsAtOnce(init) ? `/* @__PURE__ */ (() => (${textOf(init)}))()` : textOf(init)
  return { ...constant, mentions: findMentions(init), code: `${textOf(id)} = ${made}` }
}

const constantsIn = (code: string, statement: ESTree.Program['body'][number]) => {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const declaration = isExported ? statement.declaration : statement
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.map((one) => constantOf(code, one, isExported))
  if (statement.type === 'ImportDeclaration') return []
  throw new Error('A module with schemas has imports and constants only.')
}

const makesSchemas = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes("from 'zod/mini'")

/** The constants that need zod, or a module that does, also indirectly. */
const findSchemas = (constants: readonly Constant[], fromSchemas: ReadonlySet<string>) => {
  const names = new Set(fromSchemas)
  const needs = (constant: Constant) => constant.mentions.some((name) => names.has(name))
  for (let before = -1; before < names.size;) {
    before = names.size
    for (const name of constants.filter(needs).flatMap((constant) => constant.names))
      names.add(name)
  }
  return new Set(constants.filter(needs))
}

const APART = '?schemas'
const REST = '?rest'

/** The module with the schemas of a file. */
export const schemaModuleOf = (file: string): string => file + APART

/** Whether only code that checks values needs the module. */
export const isSchemaModule = (id: string): boolean =>
  id.endsWith(APART) || /[\\/]node_modules[\\/]zod[\\/]/.test(id)

const link = (keyword: string, constants: readonly Constant[], from: string): string => {
  const names = constants.flatMap((constant) => constant.names)
  return names.length > 0 ? `${keyword} { ${names.join(', ')} } from ${JSON.stringify(from)}` : ''
}

/** What is built for a file: the file exports what two modules make, its schemas and the rest, which schemas may need. */
export const buildPart = (code: string, { body }: ESTree.Program, id: string): string => {
  const file = id.replace(/\?\w+$/, '')
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  const fromSchemas = imports
    .filter(
      ({ source: { value } }) => value === 'zod/mini' || makesSchemas(join(dirname(file), value)),
    )
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
  const constants = body.flatMap((statement) => constantsIn(code, statement))
  const schemas = findSchemas(constants, new Set(fromSchemas))
  const rest = constants.filter((constant) => !schemas.has(constant))
  if (id === file) {
    const exported = ({ isExported }: Constant) => isExported
    return [
      link('export', rest.filter(exported), file + REST),
      link('export', [...schemas].filter(exported), schemaModuleOf(file)),
    ].join('\n')
  }
  const here = id.endsWith(APART) ? [...schemas] : rest
  const mentioned = new Set(here.flatMap(({ mentions }) => mentions))
  const isMentioned = ({ names }: Constant) => names.some((name) => mentioned.has(name))
  const needed = imports
    .filter(({ specifiers }) => specifiers.some(({ local }) => mentioned.has(local.name)))
    .map(({ start, end }) => code.slice(start, end))
  const beside = id.endsWith(APART) ? link('import', rest.filter(isMentioned), file + REST) : ''
  return [...needed, beside, ...here.map((constant) => `export const ${constant.code}`)].join('\n')
}

/**
 * Makes two modules of each file with schemas: the schemas, and the rest, where a contract is what the browser reads of
 * it (docs/decisions/0077-a-first-visit-has-no-schemas.md). The file exports both.
 */
export const schemasApart = (): Plugin => ({
  name: 'schemas-apart',
  apply: 'build',
  enforce: 'post',
  resolveId: {
    filter: { id: /\?(rest|schemas)$/ },
    handler: (source) => source,
  },
  load: {
    filter: { id: /\?(rest|schemas)$/ },
    handler: (id) => ({ code: readFileSync(id.replace(/\?\w+$/, ''), 'utf8'), moduleType: 'ts' }),
  },
  transform: {
    filter: {
      id: /[\\/]shared[\\/](api|domain)[\\/].*\.ts(\?(rest|schemas))?$/,
      code: /zod\/mini|\bcontract\(/,
    },
    handler(code, id) {
      return { code: buildPart(code, this.parse(code), id), map: null, moduleSideEffects: false }
    },
  },
})
