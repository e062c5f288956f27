import { findImports } from '../imports.ts'

/** One file imports another; both are paths from the root. */
interface FileImport {
  readonly from: string
  readonly to: string
}

/** The domains of a source folder (`functions` or `scripts`) from the bottom up. Each imports floors below its own. */
export interface Order {
  readonly floors: readonly (readonly string[])[]
  /** Domains that each domain imports, sorted. */
  readonly needs: ReadonlyMap<string, readonly string[]>
  /** The imports between domains that have no floor, because they need each other. */
  readonly circle: readonly FileImport[]
}

/** The folder directly below the source folder, or that one itself for its own files. */
const domainOf = (source: string, path: string): string => {
  const [, domain = '', ...rest] = path.split('/')
  return rest.length > 0 ? domain : source
}

const importsIn = (source: string, texts: ReadonlyMap<string, string>): readonly FileImport[] =>
  [...texts].flatMap(([from, text]) =>
    findImports(from, text)
      .map((to) => ({ from, to }))
      .filter(({ to }) => to.startsWith(`${source}/`) && texts.has(to))
      .filter(({ to }) => domainOf(source, from) !== domainOf(source, to)),
  )

type IsFree = (name: string, left: ReadonlySet<string>) => boolean

/** Takes away what is free of the rest, again and again, until nothing is. */
const peel = (names: readonly string[], isFree: IsFree) => {
  const layers: string[][] = []
  const left = new Set(names)
  for (;;) {
    const layer = [...left].filter((name) => isFree(name, left))
    if (layer.length === 0) return { layers, left }
    layers.push(layer)
    for (const name of layer) left.delete(name)
  }
}

/**
 * Imports of types count, too.
 * @param texts the files of the source folder by their paths from the root
 */
export const orderDomains = (source: string, texts: ReadonlyMap<string, string>): Order => {
  const imports = importsIn(source, texts).map((one) => ({
    ...one,
    by: domainOf(source, one.from),
    needed: domainOf(source, one.to),
  }))
  const neededBy = (name: string) => imports.filter(({ by }) => by === name)
  const names = [...new Set([...texts.keys()].map((path) => domainOf(source, path)))].toSorted()
  const fromBelow = peel(
    names,
    (name, left) => !neededBy(name).some(({ needed }) => left.has(needed)),
  )
  // Domains above a circle need it, but are not in it.
  const fromAbove = peel([...fromBelow.left], (name, left) =>
    imports.every(({ by, needed }) => needed !== name || !left.has(by)),
  )
  const isInCircle = (name: string): boolean => fromAbove.left.has(name)
  return {
    floors: fromBelow.layers,
    needs: new Map(
      names.map((name) => [
        name,
        [...new Set(neededBy(name).map(({ needed }) => needed))].toSorted(),
      ]),
    ),
    circle: imports
      .filter(({ by, needed }) => isInCircle(by) && isInCircle(needed))
      .map(({ from, to }) => ({ from, to })),
  }
}

/** One line a domain with what it imports, the highest floor first. */
export const picture = ({ floors, needs }: Order): string =>
  floors
    .flatMap((floor, level) =>
      floor.map((name) => {
        const needed = needs.get(name) ?? []
        return `${level}  ${name}${needed.length > 0 ? ` → ${needed.join(' ')}` : ''}`
      }),
    )
    .toReversed()
    .join('\n')
