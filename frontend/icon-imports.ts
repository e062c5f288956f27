import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g
const EXPORTS = /export \{([^}]*)\} from '(\.[^']+)'/g

const index = new URL('dist/esm/lucide-react.mjs', import.meta.resolve(`${PACKAGE}/package.json`))

/** The file of each icon, by every name that the package exports it under. */
const readFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(index, 'utf8').matchAll(EXPORTS)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
        name,
        fileURLToPath(new URL(file, index)).replaceAll('\\', '/'),
      ]),
    ),
  )

/**
 * Imports each icon from its own file. Through the index of the package, every module that shows an icon would import
 * all icons, and the grouping of chunks could not see which screen needs which.
 */
export const iconImports = (): Plugin => {
  const files = readFiles()
  const direct = (specifier: string): string => {
    const [name = '', local = name] = specifier.trim().split(/\s+as\s+/)
    const file = files.get(name)
    if (file === undefined) throw new Error(`${PACKAGE} has no icon ${name}`)
    return `import ${local} from '${file}';`
  }
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: PACKAGE },
      handler: (code) => ({
        code: code.replaceAll(IMPORTS, (_, names: string) =>
          names
            .split(',')
            .filter((name) => name.trim() !== '')
            .map(direct)
            .join(' '),
        ),
        map: null,
      }),
    },
  }
}
