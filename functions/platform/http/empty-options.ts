import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const defOf = (schema: Schema): Def => schema._zod.def

/** What an empty text or null would be checked with where a field may be left out; undefined where it may not. */
const optionOf = (schema: Schema): Schema | undefined => {
  const { type, innerType } = defOf(schema)
  return type === 'optional' || type === 'default' ? innerType : undefined
}

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success

const isLeftOut = (schema: Schema, value: unknown): boolean => {
  const option = optionOf(schema)
  return (
    option !== undefined &&
    (value === null || value === '') &&
    !accepts(option as z.ZodMiniType, value)
  )
}

/**
 * The value without fields that the schema does not name, and without optional fields that hold null or an empty text:
 * both mean the same as leaving them out, unless the schema gives them a meaning of their own. So what a client reads
 * can be sent back, and forms may send all their fields.
 */
export const withoutEmptyOptions = (schema: Schema, value: unknown): unknown => {
  const { shape, element, innerType } = defOf(schema)
  if (shape && isRecord(value)) {
    const known = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(
      known
        .filter(([name, field]) => !isLeftOut(field, value[name]))
        .map(([name, field]) => [name, withoutEmptyOptions(field, value[name])]),
    )
  }
  if (element && Array.isArray(value)) return value.map((one) => withoutEmptyOptions(element, one))
  return innerType ? withoutEmptyOptions(innerType, value) : value
}
