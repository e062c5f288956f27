import type { Placeholders } from './expression.ts'

/** The attribute names of all item types, because a partition may contain several. */
export type AttributeOf<Item> = Item extends unknown ? keyof Item & string : never

/** The item reduced to these attributes. */
export type Projected<Item, Name extends string> = [AttributeOf<Item>] extends [Name]
  ? Item
  : Item extends unknown
    ? Pick<Item, Extract<keyof Item, Name>>
    : never

export const renderProjection = (
  project: readonly string[] | undefined,
  placeholders: Placeholders,
): { ProjectionExpression?: string } =>
  project ? { ProjectionExpression: project.map((name) => placeholders.name(name)).join(', ') } : {}
