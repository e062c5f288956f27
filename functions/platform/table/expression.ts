/** An attribute name in an expression that is known at run time only. */
class AttributeName {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

export const attribute = (name: string): AttributeName => new AttributeName(name)

/** Collects the names and values of all expressions of one call. */
export class Placeholders {
  private readonly names: Record<string, string> = {}
  private readonly values: Record<string, unknown> = {}
  private count = 0

  name(name: string): string {
    const placeholder = /^\w+$/.test(name) ? `#${name}` : `#n${this.count++}`
    this.names[placeholder] = name
    return placeholder
  }

  value(value: unknown): string {
    const placeholder = `:v${this.count++}`
    this.values[placeholder] = value
    return placeholder
  }

  /** What a command needs beside its expressions. DynamoDB refuses empty maps. */
  attributes(): {
    ExpressionAttributeNames?: Record<string, string>
    ExpressionAttributeValues?: Record<string, unknown>
  } {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    }
  }
}

export class Expression {
  private readonly texts: readonly string[]
  private readonly parts: readonly unknown[]

  constructor(texts: readonly string[], parts: readonly unknown[]) {
    this.texts = texts
    this.parts = parts
  }

  render(placeholders: Placeholders): string {
    const [first = '', ...rest] = this.texts.map((text) =>
      text.replaceAll(/#(\w+)/g, (_, name: string) => placeholders.name(name)),
    )
    return rest.reduce((all, text, index) => all + this.part(index, placeholders) + text, first)
  }

  private part(index: number, placeholders: Placeholders): string {
    const part = this.parts[index]
    if (part instanceof AttributeName) return placeholders.name(part.name)
    if (part instanceof Expression) return part.render(placeholders)
    return placeholders.value(part)
  }
}

/**
 * DynamoDB's expression language: `` expression`attribute_not_exists(used) OR used <= ${room}` ``.
 * Interpolated values become placeholders, interpolated expressions are inlined, and `#name` is a name
 * that DynamoDB reserves (`#status`, `#name`, `#rule`); `${attribute(name)}` where it is a variable.
 */
export const expression = (texts: TemplateStringsArray, ...parts: unknown[]): Expression =>
  new Expression(texts, parts)

export const exists = expression`attribute_exists(PK)`
export const absent = expression`attribute_not_exists(PK)`

/**
 * An object means that the item exists and has these values; `undefined` means that it has no such attribute.
 */
export type Condition<Item> =
  | Expression
  | { readonly [Name in keyof Item]?: Item[Name] | undefined }

export const renderCondition = (condition: object, placeholders: Placeholders): string => {
  if (condition instanceof Expression) return condition.render(placeholders)
  const values = Object.entries(condition)
  const tests = values.map(([name, value]) =>
    value === undefined
      ? `attribute_not_exists(${placeholders.name(name)})`
      : `${placeholders.name(name)} = ${placeholders.value(value)}`,
  )
  // An equality implies that the item exists; the absence of an attribute does not.
  const isImplied = values.some(([, value]) => value !== undefined)
  return (isImplied ? tests : ['attribute_exists(PK)', ...tests]).join(' AND ')
}
