import { Expression, type Placeholders } from './expression.ts'

/** The changes of an update. */
export interface Change<Item> {
  /** New values; `undefined` removes the attribute, an expression is computed by DynamoDB. */
  readonly set?: { readonly [Name in keyof Item]?: Item[Name] | Expression | undefined }
  /** Attributes, or paths into them as expressions. */
  readonly remove?: readonly ((keyof Item & string) | Expression)[]
  /** Adds to numbers (an absent one counts as 0) and to sets. */
  readonly add?: { readonly [Name in keyof Item]?: number | ReadonlySet<string> }
  /** Removes members of sets. */
  readonly removeFrom?: { readonly [Name in keyof Item]?: ReadonlySet<string> }
  /** A whole update expression, instead of the others. */
  readonly expression?: Expression
}

const clause = (keyword: string, actions: readonly string[]): string[] =>
  actions.length > 0 ? [`${keyword} ${actions.join(', ')}`] : []

export const renderUpdate = <Item>(
  { set = {}, remove = [], add = {}, removeFrom = {}, expression }: Change<Item>,
  placeholders: Placeholders,
): string => {
  if (expression) return expression.render(placeholders)
  const render = (value: unknown): string =>
    value instanceof Expression ? value.render(placeholders) : placeholders.value(value)
  const entries = Object.entries<unknown>(set)
  const removed = [
    ...entries.flatMap(([name, value]) => (value === undefined ? [name] : [])),
    ...remove,
  ]
  return [
    ...clause(
      'SET',
      entries
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${placeholders.name(name)} = ${render(value)}`),
    ),
    ...clause(
      'REMOVE',
      removed.map((one) =>
        one instanceof Expression ? one.render(placeholders) : placeholders.name(one),
      ),
    ),
    ...clause(
      'ADD',
      Object.entries(add).map(([name, value]) => `${placeholders.name(name)} ${render(value)}`),
    ),
    ...clause(
      'DELETE',
      Object.entries(removeFrom).map(
        ([name, value]) => `${placeholders.name(name)} ${render(value)}`,
      ),
    ),
  ].join(' ')
}
