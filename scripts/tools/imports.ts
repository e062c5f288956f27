import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { ROOT } from '../root.ts'

const IMPORT = /(?:from|import|import\()\s*'([^'?]+)/g

interface Package {
  readonly imports: Readonly<Record<string, string>>
}

const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package

/** `#shared/*` is `./shared/*`: both without the star, and the second as a path from the root. */
const ALIASES = Object.entries(imports).map(
  ([alias, target]) => [alias.slice(0, -1), target.slice('./'.length, -1)] as const,
)

const resolve = (file: string, specifier: string): readonly string[] => {
  if (specifier.startsWith('.')) return [join(dirname(file), specifier)]
  return ALIASES.filter(([alias]) => specifier.startsWith(alias)).map(
    ([alias, target]) => target + specifier.slice(alias.length),
  )
}

/** Paths from the root of what a file imports, also lazily and only types. Packages are left out. */
export const findImports = (file: string, text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => resolve(file, specifier))
