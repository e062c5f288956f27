import type { AttributeValue } from 'aws-lambda'

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain }
export type PlainItem = Record<string, Plain>

type Tag = keyof AttributeValue

const READERS: { readonly [T in Tag]-?: (value: NonNullable<AttributeValue[T]>) => Plain } = {
  S: (value) => value,
  N: Number,
  BOOL: (value) => value,
  NULL: () => null,
  M: (value) => plainItem(value),
  L: (value) => value.map(plainValue),
  SS: (value) => value,
  NS: (value) => value.map(Number),
  B: (value) => value,
  BS: (value) => value,
}

const plainValue = (value: AttributeValue): Plain => {
  const [[tag, content] = []] = Object.entries(value) as [Tag, never][]
  return tag === undefined ? null : READERS[tag](content as never)
}

/** An item of the stream as plain JSON: sets become arrays, bytes stay base64. */
export const plainItem = (image: Readonly<Record<string, AttributeValue>>): PlainItem =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plainValue(value)]))
