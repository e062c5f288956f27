import { marshall } from '@aws-sdk/util-dynamodb'

type Attribute = Readonly<Record<string, unknown>>
type Values = Record<string, unknown>
type Convert = (values: Values) => Values

const toAttributes: Convert = (values) => marshall(values, { removeUndefinedValues: true })

const number = (text: string): number | bigint =>
  Number.isSafeInteger(Math.trunc(Number(text))) ? Number(text) : BigInt(text)

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

const READERS: Readonly<Record<string, (value: never) => unknown>> = {
  S: (text: string) => text,
  N: number,
  BOOL: (value: boolean) => value,
  NULL: () => null,
  B: bytes,
  L: (list: Attribute[]) => list.map(toValue),
  M: (map: Values) => toValues(map),
  SS: (texts: string[]) => new Set(texts),
  NS: (texts: string[]) => new Set(texts.map(number)),
  BS: (texts: string[]) => new Set(texts.map(bytes)),
}

const toValue = (attribute: Attribute): unknown => {
  const [type = ''] = Object.keys(attribute)
  return READERS[type]?.(attribute[type] as never)
}

export const toValues: Convert = (attributes) => {
  const values: Values = {}
  for (const name of Object.keys(attributes)) values[name] = toValue(attributes[name] as Attribute)
  return values
}

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

function base64(this: Values, name: string, value: unknown): unknown {
  const original = this[name]
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value
}

/** The body of a request, from JavaScript's values. @throws Error for a value that DynamoDB cannot store */
export const toRequest = (input: object): string =>
  JSON.stringify(converted(input, toAttributes), base64)

/** The members of an answer, with JavaScript's values. Numbers beyond 2^53 are BigInts. */
export const fromAnswer = (body: string): Values => converted(JSON.parse(body), toValues) as Values
