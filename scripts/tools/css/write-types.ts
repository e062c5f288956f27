import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../root.ts'
import { cssFiles, declarationOf, declarationPath, readCssModules } from './modules.ts'

/** `npm run css-types`: writes the declaration file of every CSS module and removes those without one. */
const modules = await readCssModules()
for (const path of cssFiles('*.module.css.d.ts')) rmSync(join(ROOT, path))
for (const module of modules) {
  writeFileSync(join(ROOT, declarationPath(module)), declarationOf(module))
}
