import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { withoutEmptyOptions } from './empty-options.ts'

const Schema = z.object({
  name: z.string(),
  kind: z.optional(z.enum(['a', 'b'])),
  bio: z.optional(z.string()),
  until: z.optional(z.nullable(z.string())),
  size: z._default(z.number(), 4),
  parts: z.optional(z.array(z.object({ id: z.optional(z.number()), text: z.string() }))),
})

const read = (value: unknown) => withoutEmptyOptions(Schema, value)

describe('an optional field', () => {
  it.each([null, ''])('that holds %j is left out', (empty) => {
    expect(read({ name: 'x', kind: empty, size: empty, parts: empty })).toEqual({ name: 'x' })
    expect(read({ name: 'x', parts: [{ id: empty, text: 'y' }] })).toEqual({
      name: 'x',
      parts: [{ text: 'y' }],
    })
  })

  it('keeps a value that means something', () => {
    const full = { name: 'x', kind: 'a', bio: '', until: null, size: 0, parts: [] }
    expect(read(full)).toEqual(full)
  })
})

it.each([null, ''])('leaves %j to the schema in a field that is needed', (empty) => {
  expect(read({ name: empty })).toEqual({ name: empty })
})

it.each(['more', 'constructor', '__proto__'])('drops the unknown field %s', (name) => {
  expect(read(JSON.parse(`{"name":"x","${name}":{"role":"admin"}}`))).toEqual({ name: 'x' })
})

it.each([[undefined], [null], ['text'], [[1]]])('leaves %j to the schema', (value) => {
  expect(read(value)).toEqual(value)
})
