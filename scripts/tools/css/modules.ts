import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { ROOT } from '../../root.ts'

const SPA = 'frontend/src'

/** The folder of the design system's global styles: tokens, fonts, element defaults, the splash. */
const GLOBAL_FOLDER = `${SPA}/ui/theme/`

export interface CssModule {
  /** From the root of the repository. */
  readonly path: string
  readonly classes: readonly string[]
  /** The unique name that the build gives to each class. */
  readonly names: readonly string[]
}

/** Paths from the root of the repository, sorted. */
export const cssFiles = (pattern: string): readonly string[] =>
  globSync(`${SPA}/**/${pattern}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

const KEYFRAMES = /@keyframes\s+([\w-]+)/g

/** The CSS modules of the SPA, compiled as the build compiles them. */
export const readCssModules = async (): Promise<readonly CssModule[]> => {
  const config = await resolveConfig({ configFile: join(ROOT, 'frontend/vite.config.ts') }, 'build')
  const read = async (path: string): Promise<CssModule> => {
    const file = join(ROOT, path)
    const source = readFileSync(file, 'utf8')
    const { modules = {} } = await preprocessCSS(source, file, config)
    // The compiler scopes the names of animations too; components do not use them.
    const animations = new Set([...source.matchAll(KEYFRAMES)].map(([, name]) => name))
    const classes = Object.keys(modules)
      .filter((name) => !animations.has(name))
      .sort()
    return { path, classes, names: classes.map((name) => modules[name] ?? '') }
  }
  return Promise.all(cssFiles('*.module.css').map(read))
}

/** Stylesheets outside the design system that are not modules: their classes would be global. */
export const globalStylesheets = (): readonly string[] =>
  cssFiles('*.css').filter(
    (path) => !path.endsWith('.module.css') && !path.startsWith(GLOBAL_FOLDER),
  )

export const writeDeclaration = ({ classes }: CssModule): string =>
  classes.map((name) => `export const ${name}: string\n`).join('')
