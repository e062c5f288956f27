import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from '../../root.ts'

const SPA = 'frontend/src'

export interface ModuleUse {
  /** The TypeScript file, from the root of the repository. */
  readonly file: string
  /** The stylesheet that it imports. */
  readonly stylesheet: string
  readonly classes: ReadonlySet<string>
}

const IMPORT = /import \* as (\w+) from '([^']+\.module\.css)'/g

const resolve = (file: string, specifier: string): string =>
  specifier
    .replace(/^#ui\//, `${SPA}/ui/`)
    .replace(/^#spa\//, `${SPA}/`)
    .replace(/^\.{1,2}\/.*/, (path) => posix.join(dirname(file), path))

const usesIn = (file: string): readonly ModuleUse[] => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(([, name = '', specifier = '']) => {
    const classes = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
    return {
      file,
      stylesheet: resolve(file, specifier),
      classes: new Set(classes.map(([, one = '']) => one)),
    }
  })
}

/** Every import of a CSS module in the SPA, with the classes that the file takes from it. */
export const findModuleUses = (): readonly ModuleUse[] =>
  globSync(`${SPA}/**/*.{ts,tsx}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .flatMap(usesIn)

/** The part of the SPA that a file belongs to: a feature, the design system, the pages, the app. */
export const areaOf = (path: string): string => {
  const [area = '', feature = ''] = path.slice(SPA.length + 1).split('/')
  return area === 'features' ? `${area}/${feature}` : area
}
