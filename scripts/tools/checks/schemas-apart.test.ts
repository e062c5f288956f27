import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { schemaModuleOf, isLeftOut, buildPart } from '../../../frontend/schemas-apart.ts'
import { ROOT } from '../../root.ts'
import { readTree } from './read-tree.ts'

const POSTS = join(ROOT, 'shared/api/posts.ts')

const MODULE = `import * as z from 'zod/mini';
import { LIMITS } from '../domain/limits.ts';
import { MemberId } from './members.ts';
import { contract } from './contract.ts';
const { post: MAX } = LIMITS;
export const KINDS = ['a', 'b'];
export const Kind = z.enum(KINDS);
const Owned = { by: MemberId };
export const Thing = z.object({ ...Owned, kind: Kind, text: z.string().check(z.maxLength(MAX)) });
export const addThing = contract({ id: 'addThing', method: 'POST', path: '/api/things', caller: 'member', body: Thing, response: Thing, errors: [] });
`

const part = (id: string): readonly string[] =>
  buildPart(MODULE, parseSync('module.ts', MODULE).program, id)
    .split('\n')
    .filter((line) => line !== '')

it('exports what two modules make when a file makes schemas', () => {
  expect(part(POSTS)).toEqual([
    `export { KINDS, addThing } from "${POSTS}?rest"`,
    `export { Kind, Thing } from "${schemaModuleOf(POSTS)}"`,
  ])
})

it('leaves the call and what needs no schema when a file makes schemas', () => {
  expect(part(`${POSTS}?rest`)).toEqual([
    "import { LIMITS } from '../domain/limits.ts';",
    'export const { post: MAX } = LIMITS',
    "export const KINDS = ['a', 'b']",
    "export const addThing = { method: 'POST', path: '/api/things', caller: 'member' }",
  ])
})

it('puts what needs the library apart when it needs it through another module, too', () => {
  expect(part(schemaModuleOf(POSTS))).toEqual([
    "import * as z from 'zod/mini';",
    "import { MemberId } from './members.ts';",
    `import { MAX, KINDS } from "${POSTS}?rest"`,
    'export const Kind = /* @__PURE__ */ (() => (z.enum(KINDS)))()',
    'export const Owned = { by: MemberId }',
    'export const Thing = /* @__PURE__ */ (() => (z.object({ ...Owned, kind: Kind, text: z.string().check(z.maxLength(MAX)) })))()',
  ])
})

it('finds nothing in the browser that reads a left out part when a contract is used', () => {
  const uses = new RegExp(`\\b(?:${contracts.map(({ id }) => id).join('|')})\\.(\\w+)`, 'g')
  const sources = [...readTree(join(ROOT, 'frontend/src')).texts].filter(
    ([file]) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file),
  )
  const found = sources.flatMap(([file, text]) =>
    [...text.matchAll(uses)]
      .filter(([, part = '']) => isLeftOut(part))
      .map(([use]) => `${file}: ${use}`),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
