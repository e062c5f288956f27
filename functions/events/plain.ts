import type { AttributeValue } from 'aws-lambda'

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain }
export type PlainItem = Record<string, Plain>

const plainValue = (value: AttributeValue): Plain => {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.M !== undefined) return plainItem(value.M)
  if (value.L !== undefined) return value.L.map(plainValue)
  return value.SS ?? value.NS?.map(Number) ?? value.B ?? value.BS ?? null
}

/** An item of the stream as plain JSON: sets become arrays, bytes stay base64. */
export const plainItem = (image: Readonly<Record<string, AttributeValue>>): PlainItem =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plainValue(value)]))
