import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../root.ts'
import { cssFiles, writeDeclaration, readCssModules } from './modules.ts'

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** `npm run css-types`: writes a declaration file for every CSS module, and removes those without one. */
const modules = await readCssModules()
const declarations = new Map(
  modules.map((module) => [`${module.path}.d.ts`, writeDeclaration(module)]),
)
for (const path of cssFiles('*.module.css.d.ts')) {
  if (!declarations.has(path)) rmSync(join(ROOT, path))
}
for (const [path, text] of declarations) {
  const file = join(ROOT, path)
  if (read(file) !== text) writeFileSync(file, text)
}
