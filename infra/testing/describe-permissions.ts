import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Access } from '#platform/access.ts'
import type { Synthesised } from './synthesise.ts'

/** The synthesised product, which exists when tests run. */
type GetProduct = () => Synthesised

const Texts = z.union([z.string(), z.array(z.string())])
const Statement = z.object({
  Action: Texts,
  Resource: z.unknown(),
  Condition: z.optional(z.unknown()),
})
const Role = z.object({
  Description: z.optional(z.string()),
  Policies: z._default(
    z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })),
    [],
  ),
})

const rolesOf = ({ ofType }: Synthesised) =>
  ofType('AWS::IAM::Role').map(({ Properties }) => {
    const { Description, Policies } = Role.parse(Properties)
    const statements = Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    return {
      description: Description,
      statements: statements.map(({ Action, Resource, Condition }) => ({
        actions: [Action].flat(),
        resources: [Resource].flat(),
        condition: Condition,
      })),
    }
  })

/** The statements of a function's role with actions of a service. */
const statementsOf = (product: Synthesised, name: string, service: string) =>
  rolesOf(product)
    .filter(({ description }) => description === `What hoellenlaerm-prod-${name} may touch`)
    .flatMap(({ statements }) => statements)
    .filter(({ actions }) => actions.some((action) => action.startsWith(`${service}:`)))

const accesses = ({ catalogue }: Synthesised): ReadonlyMap<string, Access> =>
  new Map([
    ...catalogue.endpoints.map(({ name, access }) => [name, access] as const),
    ...catalogue.effects.map(({ name, effect }) => [name, effect] as const),
    ...catalogue.workers.map(({ name, worker }) => [name, worker] as const),
    ...catalogue.schedules.map(({ name, schedule }) => [name, schedule] as const),
    ...catalogue.routes.map(({ name, route }) => [name, route] as const),
  ])

const describeAllRoles = (product: GetProduct): void => {
  test('contain no wildcard except objects below a prefix, the label of the stream and connections', () => {
    const statements = rolesOf(product()).flatMap((role) => role.statements)
    const named = statements.flatMap(({ actions, resources }) => [actions, resources])
    const wild = JSON.stringify(named).match(/"[^"]*\*[^"]*"/g) ?? []
    const allowed =
      /^"(?:-\d+)?[^"]*\/(?:incoming|media|kept|messages|exports|evidence|erased)\/[^"*]*\*"$|\/stream\/\*"$|^"\/\*"$|\/live\/(?:POST|DELETE)\/@connections\/\*"$/
    expect(wild.length).toBeGreaterThan(5)
    expect(wild.filter((pattern) => !allowed.test(pattern))).toEqual([])
  })

  test('grant no scan', () => {
    expect(JSON.stringify(rolesOf(product()))).not.toMatch(/dynamodb:(?:Scan|\*)/)
  })

  test('grant queries of an index only when the access names it', () => {
    const granted = rolesOf(product()).filter((role) =>
      JSON.stringify(role).includes('/index/GSI1'),
    )
    const wanted = [...accesses(product()).values()].filter(({ indexes }) => indexes?.length)
    expect(granted).toHaveLength(wanted.length)
  })
}

/** Functions that process what visitors, senders of mail, feeds or the model wrote. */
const FOR_STRANGERS = [
  'voice-stream',
  'send-contact',
  'subscribe-newsletter',
  'confirm-newsletter',
  'unsubscribe-newsletter',
  'forward-contact',
  'answer-contact',
  'mail-newsletter-link',
  'keep-articles',
  'read-source',
  'gather-clusters',
  'write-article',
]

const describeSingleRoles = (product: GetProduct): void => {
  test.each(FOR_STRANGERS)('of %s reaches only its own partition keys', (name) => {
    const isOfIndex = ({ resources }: { resources: readonly unknown[] }) =>
      JSON.stringify(resources).includes('/index/')
    const statements = statementsOf(product(), name, 'dynamodb')
    const [onTable, ...others] = statements.filter((statement) => !isOfIndex(statement))
    expect(others).toEqual([])
    const keys = accesses(product()).get(name)?.keys ?? []
    expect(keys.length).toBeGreaterThan(0)
    expect(onTable?.condition).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
    })
  })

  test('that lists dead letters receives them, and neither hides, sends nor deletes', () => {
    const actionsOf = (name: string) =>
      statementsOf(product(), name, 'sqs').flatMap(({ actions }) => actions)
    expect(new Set(actionsOf('list-dead-letters'))).toEqual(new Set(['sqs:ReceiveMessage']))
    expect(new Set(actionsOf('redrive-dead-letters'))).toEqual(
      new Set(['sqs:SendMessage', 'sqs:ReceiveMessage', 'sqs:DeleteMessage']),
    )
  })

  test('that queries an index alone cannot query the table', () => {
    const names = [...accesses(product())]
      .filter(([, { indexes, table }]) => indexes && !table?.includes('Query'))
      .map(([name]) => name)
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      const queries = statementsOf(product(), name, 'dynamodb').filter(({ actions }) =>
        actions.includes('dynamodb:Query'),
      )
      const resources = queries.flatMap((query) => query.resources)
      expect(resources, name).toHaveLength(1)
      expect(JSON.stringify(resources), name).toContain('/index/GSI1')
    }
  })
}

/** The tests of the roles of the whole product. */
export const describePermissions = (product: GetProduct): void => {
  describe('permissions', () => {
    describeAllRoles(product)
  })
  describe('a role', () => {
    describeSingleRoles(product)
  })
}
