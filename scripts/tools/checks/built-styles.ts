import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../root.ts'
import type { Result } from './schedule.ts'
import { readCssModules, type CssModule } from '../css/modules.ts'

const ASSETS = join(ROOT, 'dist/spa/assets')

const built = (pattern: string): string =>
  globSync(pattern, { cwd: ASSETS })
    .map((file) => readFileSync(join(ASSETS, file), 'utf8'))
    .join('\n')

/**
 * The modules whose classes are in the scripts but whose rules are in no stylesheet. Class names are literals in the
 * build, and the bundler drops a module that nothing refers to any more.
 */
export const findLostStyles = (
  modules: readonly CssModule[],
  scripts: string,
  styles: string,
): readonly string[] => {
  const isUsed = (name: string) => new RegExp(`[\`'" ]${name}[\`'" ]`).test(scripts)
  return modules
    .filter(({ names }) => names.some(isUsed) && !names.some((name) => styles.includes(`.${name}`)))
    .map(({ path }) => path)
}

export const builtStyles = async (): Promise<Result> => {
  const modules = await readCssModules()
  const lost = findLostStyles(modules, built('*.js'), built('*.css'))
  const note = `${modules.length} stylesheets`
  const output = lost.map((path) => `${path} is missing in the build.\n`).join('')
  return { passed: modules.length - lost.length, failed: lost.length, note, output }
}
