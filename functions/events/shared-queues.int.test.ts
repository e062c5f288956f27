import { join } from 'node:path'
import { expect, it } from 'vitest'
import { handlerOf } from '#testing/handlers.ts'
import { loadDomains } from '../source-files.ts'

const queues = (await loadDomains(join(import.meta.dirname, '..'))).flatMap(
  ({ access: { effects = {} } }) => Object.values(effects).flatMap(({ queue }) => queue ?? []),
)

it.each([...new Set(queues)])('has a handler for each effect of %s', async (queue) => {
  expect(await handlerOf(queue)).toBeTypeOf('function')
})
