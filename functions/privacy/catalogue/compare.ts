import type { ItemKind, ObjectKind } from './item-kind.ts'
import { kindFinder } from './kind-of.ts'

/** What one stored item showed: its key, and every path whose value contained the id of a member. */
export interface StoredFact {
  readonly PK: string
  readonly SK: string
  readonly paths: readonly string[]
}

const ADVICE = 'Add it to functions/privacy/catalogue/kinds (docs/product/privacy-data.md).'

/**
 * Kinds of items, and attributes with the id of a member, that the catalogue does not name. Each is reported once, with
 * the key of an example.
 */
export const findUncatalogued = (
  kinds: readonly ItemKind[],
  facts: Iterable<StoredFact>,
): readonly string[] => {
  const kindOf = kindFinder(kinds)
  const problems = new Map<string, string>()
  const report = (id: string, text: string): void => {
    if (!problems.has(id)) problems.set(id, `${text} ${ADVICE}`)
  }
  for (const { PK, SK, paths } of facts) {
    const kind = kindOf({ PK, SK })
    if (!kind) report(formOf({ PK, SK }), `No kind of item has the key ${PK} / ${SK}.`)
    else
      for (const path of paths.filter((each) => !(each in kind.members)))
        report(
          `${kind.name} ${path}`,
          `"${path}" of ${kind.name} (${PK} / ${SK}) holds the id of a member.`,
        )
  }
  return [...problems.values()]
}

/** Keys of one kind differ in ids and numbers only; the rest identifies a kind that the catalogue does not know. */
const formOf = ({ PK, SK }: Pick<StoredFact, 'PK' | 'SK'>): string =>
  `${PK.split('#')[0] ?? ''} ${/^[A-Z_~]*#?/.exec(SK)?.[0] ?? ''}`

/** Keys of objects that no kind of object covers. */
export const findUncataloguedObjects = (
  kinds: readonly ObjectKind[],
  keys: Iterable<string>,
): readonly string[] => {
  const prefixes = kinds.map(({ prefix }) => prefix.split('<')[0] ?? prefix)
  const unknown = [...keys].filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))
  return [...new Set(unknown.map((key) => key.split('/').slice(0, 2).join('/')))].map(
    (prefix) => `No kind of object has the prefix ${prefix}. ${ADVICE}`,
  )
}
