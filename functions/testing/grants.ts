import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { loadDomains } from '../../infra/catalogue/source-files.ts'
import type { Access } from '#platform/access.ts'

interface Command {
  readonly constructor: { readonly name: string }
  readonly input: {
    readonly IndexName?: string
    readonly Key?: unknown
    readonly CopySource?: string
    readonly TransactItems?: readonly Readonly<Record<string, unknown>>[]
  }
}

interface Granted {
  readonly access: Access
  readonly missing: Set<string>
}

type Send = (this: unknown, command: Command, ...rest: unknown[]) => unknown

/** The parts of transactions and the commands of the document client, by the action that allows them. */
const ACTIONS: Readonly<Record<string, string>> = {
  BatchGet: 'BatchGetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
}

const VERB_OF_COMMAND: Readonly<Record<string, 'get' | 'put' | 'delete'>> = {
  GetObject: 'get',
  HeadObject: 'get',
  CopyObject: 'put',
  PutObject: 'put',
  DeleteObject: 'delete',
}

const domains = await loadDomains(join(import.meta.dirname, '..'))
const running = new AsyncLocalStorage<Granted>()

/** Runs an endpoint, effect, worker or schedule, and fails if it did what its access does not name: AWS would have refused it. */
export const withGrantsOf = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const access = domains
    .map(({ access: { endpoints, effects, workers, schedules } }) =>
      [endpoints, effects, workers, schedules].map((kind) => kind?.[name]).find(Boolean),
    )
    .find((found) => found !== undefined)
  if (!access) throw new Error(`No functions/*/access.ts names ${name}.`)
  const missing = new Set<string>()
  const result = await running.run({ access, missing }, work)
  if (missing.size > 0) {
    throw new Error(`The access of ${name} does not name: ${[...missing].join(', ')}.`)
  }
  return result
}

/** What a command for a queue or the model needs; undefined for other services. */
const RIGHT_FOR: Readonly<Record<string, readonly ('send' | 'inspect' | 'redrive' | 'model')[]>> = {
  SendMessage: ['send', 'redrive'],
  SendMessageBatch: ['send', 'redrive'],
  GetQueueAttributes: ['inspect', 'redrive'],
  ReceiveMessage: ['redrive'],
  DeleteMessage: ['redrive'],
  DeleteMessageBatch: ['redrive'],
  ChangeMessageVisibility: ['redrive'],
  ChangeMessageVisibilityBatch: ['redrive'],
  Converse: ['model'],
}

const missingOf = (command: Command, access: Access): readonly string[] => {
  const operation = command.constructor.name.replace(/Command$/, '')
  if (operation === 'SendEmail') return access.mail ? [] : ['mail']
  if (operation === 'Publish') return access.publish ? [] : ['publish']
  const rights = RIGHT_FOR[operation]
  if (rights) return rights.some((right) => access[right]) ? [] : [rights.join(' or ')]
  const verb = VERB_OF_COMMAND[operation]
  return verb ? missingObjects(command, verb, access) : missingActions(command, operation, access)
}

const missingActions = (
  { input }: Command,
  operation: string,
  { table = [], indexes = [] }: Access,
): readonly string[] => {
  const index = indexes.find((each) => each === input.IndexName)
  if (operation === 'Query' && input.IndexName) return index ? [] : [input.IndexName]
  const parts = input.TransactItems?.flatMap((item) => Object.keys(item))
  const actions = parts?.map((part) => ACTIONS[part] ?? part) ?? [ACTIONS[operation] ?? operation]
  return actions.filter((action) => !table.some((granted) => granted === action))
}

const missingObjects = (
  { input }: Command,
  verb: 'get' | 'put' | 'delete',
  { media = {} }: Access,
): readonly string[] => {
  const source = input.CopySource?.replace(/^[^/]+\//, '')
  const wanted = [[verb, String(input.Key)] as const, ...(source ? [['get', source] as const] : [])]
  return wanted
    .filter(([each, key]) => !media[each]?.some((pattern) => key.startsWith(pattern.slice(0, -1))))
    .map(([each, key]) => `${each} ${key}`)
}

const client = Object.getPrototypeOf(DynamoDBClient.prototype) as { send: Send }
const send = client.send

client.send = function (command, ...rest) {
  const granted = running.getStore()
  if (granted) for (const one of missingOf(command, granted.access)) granted.missing.add(one)
  return send.call(this, command, ...rest)
}
