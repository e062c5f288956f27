import type { Placeholders } from './expression.ts'

/** Every attribute name that one of the item types has: a partition may hold several types. */
export type AttributeOf<Item> = Item extends unknown ? keyof Item & string : never

/** The item with these attributes only. */
export type Projected<Item, Name extends string> = [AttributeOf<Item>] extends [Name]
  ? Item
  : Item extends unknown
    ? Pick<Item, Extract<keyof Item, Name>>
    : never

export const projectionOf = (
  project: readonly string[] | undefined,
  placeholders: Placeholders,
): { ProjectionExpression?: string } =>
  project ? { ProjectionExpression: project.map((name) => placeholders.name(name)).join(', ') } : {}
