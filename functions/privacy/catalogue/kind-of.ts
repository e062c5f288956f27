import type { ItemKind } from './item-kind.ts'

interface KeyLike {
  readonly PK: string
  readonly SK: string
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`, 's')

const fixedLetters = ({ PK, SK }: ItemKind): number => (PK + SK).replaceAll('*', '').length

interface Matcher {
  readonly kind: ItemKind
  readonly PK: RegExp
  readonly SK: RegExp
}

/** Finds the kind of an item by its key: of several patterns that fit, the most specific one. */
export const kindFinder = (
  kinds: readonly ItemKind[],
): ((key: KeyLike) => ItemKind | undefined) => {
  const matchers: readonly Matcher[] = kinds
    .toSorted((a, b) => fixedLetters(b) - fixedLetters(a))
    .map((kind) => ({ kind, PK: toRegExp(kind.PK), SK: toRegExp(kind.SK) }))
  return (key) => matchers.find(({ PK, SK }) => PK.test(key.PK) && SK.test(key.SK))?.kind
}
