import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'

type Values = Record<string, unknown>
type Convert = (values: Values) => Values

const toAttributes: Convert = (values) => marshall(values, { removeUndefinedValues: true })
const toValues = unmarshall as Convert

/** Where requests and answers contain items or parts of them, and lists of these. */
const ITEM = /^(Attributes|ExclusiveStartKey|ExpressionAttributeValues|Item|Key|LastEvaluatedKey)$/
const ITEMS = /^(Items|Keys)$/

const converted = (value: unknown, convert: Convert, name = '', parent = ''): unknown => {
  if (ITEMS.test(name) || parent === 'Responses') return (value as Values[]).map(convert)
  if (ITEM.test(name)) return convert(value as Values)
  if (Array.isArray(value)) return value.map((part) => converted(part, convert))
  if (!(value instanceof Object)) return value
  const result: Values = {}
  for (const [key, part] of Object.entries(value))
    if (part !== undefined) result[key] = converted(part, convert, key, name)
  return result
}

function toBase64(this: Values, name: string, value: unknown): unknown {
  const original = this[name]
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value
}

const bytes = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))

const fromBase64 = (name: string, value: unknown): unknown => {
  if (name === 'B' && typeof value === 'string') return bytes(value)
  return name === 'BS' && Array.isArray(value) ? value.map(bytes) : value
}

/** The body of a request, from JavaScript's values. @throws Error for a value that DynamoDB cannot store */
export const toRequest = (input: object): string =>
  JSON.stringify(converted(input, toAttributes), toBase64)

/** The attributes in an answer keep their types; only binary values are decoded. */
export const parseAnswer = (body: string): unknown =>
  // A reviver takes four times as long as the rest, and binary values are rare.
  JSON.parse(body, /"BS?":/.test(body) ? fromBase64 : undefined)

/** The members of an answer, with JavaScript's values. Numbers beyond 2^53 are BigInts. */
export const fromAnswer = (body: string): Values => converted(parseAnswer(body), toValues) as Values
