import { expect, test } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument(contracts)
const text = JSON.stringify(document)

test('has one operation for every contract', () => {
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)
  expect(ids.sort()).toEqual(contracts.map(({ id }) => id).sort())
})

test('refers only to schemas that it carries', () => {
  const { schemas } = document['components'] as { schemas: Record<string, unknown> }
  const used = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((m) => m[1]),
  )
  expect([...used].sort()).toEqual(Object.keys(schemas).sort())
  expect(text).not.toContain('$defs')
})

test('says who may call without a session, and what travels in headers', () => {
  const paths = document['paths'] as Record<string, Record<string, Record<string, unknown>>>
  expect(paths['/api/auth/login']?.['post']).toMatchObject({ security: [] })
  expect(paths['/api/community/posts']?.['post']?.['parameters']).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
  )
  expect(paths['/api/community/posts']?.['get']?.['responses']).toMatchObject({
    200: { headers: { ETag: {}, 'X-Next-Cursor': {} } },
    304: {},
  })
})
