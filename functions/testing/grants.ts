import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Access } from '#platform/access.ts'
import { loadDomains } from '../source-files.ts'
import { needsOf, type Command } from './needed-grants.ts'
import { recordGrant } from './usage.ts'

interface Running {
  readonly access: Access
  readonly onUse: (grant: string) => void
  readonly missing: Set<string>
}

type Send = (this: unknown, command: Command, ...rest: unknown[]) => unknown

const domains = await loadDomains(join(import.meta.dirname, '..'))
const running = new AsyncLocalStorage<Running>()

const accessOf = (name: string): Access => {
  const access = domains
    .map(({ access: { endpoints, effects, workers, schedules } }) =>
      [endpoints, effects, workers, schedules].map((kind) => kind?.[name]).find(Boolean),
    )
    .find((found) => found !== undefined)
  if (!access) throw new Error(`No functions/*/access.ts names ${name}.`)
  return access
}

/**
 * Runs `work` with the grants of `name`, as its role on AWS would.
 * @throws Error when it used a grant that its access does not name
 */
export const withGrantsOf = async <T>(
  name: string,
  work: () => Promise<T>,
  onUse = (grant: string): void => {
    recordGrant(name, grant)
  },
): Promise<T> => {
  const missing = new Set<string>()
  const result = await running.run({ access: accessOf(name), onUse, missing }, work)
  if (missing.size > 0) {
    throw new Error(`The access of ${name} does not name: ${[...missing].join(', ')}.`)
  }
  return result
}

/** Counts an accepted presigned call as made by the function that signed it. @throws Error without the grant */
export const usePresigned = (name: string, command: Command): void => {
  for (const { grantedBy, label } of needsOf(command, accessOf(name))) {
    if (grantedBy === undefined) throw new Error(`The access of ${name} does not name: ${label}.`)
    recordGrant(name, grantedBy)
  }
}

const client = Object.getPrototypeOf(DynamoDBClient.prototype) as { send: Send }
const send = client.send

client.send = function (command, ...rest) {
  const current = running.getStore()
  if (current) {
    for (const { grantedBy, label } of needsOf(command, current.access)) {
      if (grantedBy === undefined) current.missing.add(label)
      else current.onUse(grantedBy)
    }
  }
  return send.call(this, command, ...rest)
}
