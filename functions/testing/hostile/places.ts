import * as z from 'zod/mini'
import type { Contract } from '#shared/api/contract.ts'
import type { CallOptions } from '../call.ts'

type Part = 'params' | 'query' | 'body'

/** Where a value of a call is: in which part, and below which names and indexes. */
export interface Place {
  readonly part: Part
  readonly path: readonly string[]
  readonly isText: boolean
}

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
}

function* placesIn(part: Part, schema: Schema, path: readonly string[]): Generator<Place> {
  for (const option of schema.anyOf ?? []) yield* placesIn(part, option, path)
  if (path.length > 0 && schema.anyOf === undefined)
    yield { part, path, isText: schema.type === 'string' && schema.enum === undefined }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* placesIn(part, property, [...path, name])
  if (schema.items) yield* placesIn(part, schema.items, [...path, '0'])
}

const keyOf = ({ part, path }: Place): string => [part, ...path].join('.')

/** Every value that the contract accepts, each once. */
export const findPlaces = (contract: Contract): readonly Place[] => {
  const parts: readonly Part[] = ['params', 'query', 'body']
  const places = parts.flatMap((part) => {
    const schema = contract[part]
    if (!schema) return []
    return [...placesIn(part, z.toJSONSchema(schema, { io: 'input' }) as Schema, [])]
  })
  return [...new Map(places.map((place) => [keyOf(place), place])).values()]
}

export const nameOf = (contract: Contract, place: Place): string => `${contract.id} ${keyOf(place)}`

type Container = Record<string, unknown>

const copyOf = (value: unknown, key: string): Container => {
  if (Array.isArray(value)) return [...(value as unknown[])] as unknown as Container
  if (typeof value === 'object' && value !== null) return { ...value }
  return (key === '0' ? [] : {}) as Container
}

const withIn = (value: unknown, [key, ...rest]: readonly string[], inner: unknown): unknown => {
  if (key === undefined) return inner
  const copy = copyOf(value, key)
  // A field named __proto__ must become a property.
  Object.defineProperty(copy, key, {
    value: withIn(copy[key], rest, inner),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}

/** The call with another value at a place. */
export const withValue = (call: CallOptions, place: Place, value: unknown): CallOptions => ({
  ...call,
  [place.part]: withIn(call[place.part], place.path, value),
})

export const valueAt = (call: CallOptions, { part, path }: Place): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Container)[key] : undefined,
    call[part],
  )
