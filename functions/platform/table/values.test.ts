import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromAnswer, toRequest } from './values.ts'

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))
const integer = fc.oneof(fc.integer(), fc.maxSafeInteger())
const number = fc.oneof(integer, fc.double({ noNaN: true, min: -1e15, max: 1e15 }))
const beyond = fc.oneof(
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 120n }),
  fc.bigInt({ min: -(2n ** 120n), max: -(2n ** 53n) }),
)
const binary = fc.uint8Array()

const setOf = <T>(member: fc.Arbitrary<T>): fc.Arbitrary<Set<T>> =>
  fc.uniqueArray(member, { minLength: 1 }).map((members) => new Set(members))

const name = fc.oneof(
  text.filter((one) => one !== '__proto__'),
  fc.constantFrom('Item', 'Items', 'Key', 'Keys', 'Responses', 'B', 'S', 'M'),
)

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    number,
    beyond,
    binary,
    fc.boolean(),
    fc.constant(null),
    setOf(text),
    setOf(integer),
    setOf(beyond),
    setOf(binary),
    fc.array(tie('value')),
    fc.dictionary(name, tie('value')),
  ),
}))

const item = fc.dictionary(name, value)

/** As the SDK's protocol writes binary values. */
const base64 = (attributes: unknown): unknown =>
  attributes instanceof Uint8Array
    ? Buffer.from(attributes).toString('base64')
    : Array.isArray(attributes)
      ? attributes.map(base64)
      : attributes instanceof Object
        ? Object.fromEntries(Object.entries(attributes).map(([key, inner]) => [key, base64(inner)]))
        : attributes

const wire = (values: object): unknown => base64(marshall(values, { removeUndefinedValues: true }))

it('writes every type of value as the SDK does', () => {
  fc.assert(
    fc.property(item, (values) => {
      const sent = JSON.parse(toRequest({ TableName: 't', Item: values })) as unknown
      expect(sent).toEqual({ TableName: 't', Item: wire(values) })
    }),
  )
})

it('reads every type of value as the SDK does', () => {
  fc.assert(
    fc.property(item, (values) => {
      const expected = unmarshall(marshall(values))
      const body = JSON.stringify({ Item: wire(values), Count: 1 })
      expect(fromAnswer(body)).toEqual({ Item: expected, Count: 1 })
    }),
  )
})

it.each([
  ['9007199254740993', 9007199254740993n],
  ['-9007199254740993', -9007199254740993n],
  ['9007199254740991', 9007199254740991],
  ['1e400', Infinity],
  ['0.1', 0.1],
  ['1.7976931348623157', 1.7976931348623157],
])('reads the number %s as the SDK does', (digits, expected) => {
  const read = fromAnswer(JSON.stringify({ Item: { n: { N: digits } } }))
  expect([read, { Item: unmarshall({ n: { N: digits } }) }]).toEqual(
    Array(2).fill({ Item: { n: expected } }),
  )
})

it.each([[Number.NaN], [Infinity], [2 ** 53], [new Set()], [new Date()], [Symbol('s')]])(
  'refuses %s as the SDK does',
  (refused) => {
    expect(() => marshall({ refused })).toThrow()
    expect(() => toRequest({ Item: { refused } })).toThrow()
  },
)

it('leaves out what is undefined, at every depth', () => {
  const values = { gone: undefined, kept: [1, undefined, { gone: undefined }] }
  const body = toRequest({ Limit: undefined, Item: values })
  expect(JSON.parse(body)).toEqual({ Item: wire(values) })
})

it('converts the parts of transactions and batches and leaves names alone', () => {
  const Key = { PK: 'a', SK: 'b' }
  const wired = { PK: { S: 'a' }, SK: { S: 'b' } }
  const names = { '#Key': 'Item', '#Items': 'Keys' }
  const input = {
    TransactItems: [{ Update: { Key, ExpressionAttributeNames: names } }, { Put: { Item: Key } }],
    RequestItems: { table: { Keys: [Key] }, other: [{ PutRequest: { Item: Key } }] },
  }
  expect(JSON.parse(toRequest(input))).toEqual({
    TransactItems: [
      { Update: { Key: wired, ExpressionAttributeNames: names } },
      { Put: { Item: wired } },
    ],
    RequestItems: { table: { Keys: [wired] }, other: [{ PutRequest: { Item: wired } }] },
  })
  const answer = { Responses: { Key: [{ Item: { S: 'x' } }] }, UnprocessedKeys: {} }
  expect(fromAnswer(JSON.stringify(answer))).toEqual({
    Responses: { Key: [{ Item: 'x' }] },
    UnprocessedKeys: {},
  })
})
