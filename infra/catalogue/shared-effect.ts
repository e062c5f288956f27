import type { Effect } from '#platform/access.ts'

/** What effects that share a queue may have; anything else could make the others wait, or is none of their business. */
const SHAREABLE: ReadonlySet<string> = new Set<keyof Effect>([
  ...(['queue', 'listens', 'blocks', 'table', 'keys', 'indexes', 'media', 'send'] as const),
])

export const canShare = (effect: Effect): boolean =>
  Object.keys(effect).every((name) => SHAREABLE.has(name)) &&
  Object.keys(effect.media ?? {}).every((action) => action === 'delete')

const union = <Value>(lists: readonly (readonly Value[] | undefined)[]): readonly Value[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
]

/** What the function of a shared queue listens to and may touch: what any of its effects does, and nothing more. */
export const sharedEffect = (effects: readonly Effect[]): Effect => {
  const all = <Value>(list: (effect: Effect) => readonly Value[] | undefined) =>
    union(effects.map(list))
  const hasKeys = effects.every(({ table, keys }) => keys !== undefined || table === undefined)
  const granted = {
    table: all(({ table }) => table),
    keys: hasKeys ? all(({ keys }) => keys) : [],
    indexes: all(({ indexes }) => indexes),
    send: all(({ send }) => send),
  }
  const deleted = all(({ media }) => media?.delete)
  return {
    listens: all(({ listens }) => listens),
    blocks: effects.some(({ blocks }) => blocks === 'silenced') ? 'silenced' : 'none: upkeep',
    ...Object.fromEntries(Object.entries(granted).filter(([, list]) => list.length > 0)),
    ...(deleted.length > 0 && { media: { delete: deleted } }),
  }
}
