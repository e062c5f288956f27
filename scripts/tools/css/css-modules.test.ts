import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
import { cssFiles, globalStylesheets, readCssModules, type CssModule } from './modules.ts'
import { areaOf, findModuleUses, type ModuleUse } from './uses.ts'

let modules: readonly CssModule[] = []
let uses: readonly ModuleUse[] = []

beforeAll(async () => {
  modules = await readCssModules()
  uses = findModuleUses()
})

/** The wordmark of the login, and titles that only screen readers read. */
const PLAIN_HEADINGS = [
  'frontend/src/features/community/components/feed.tsx',
  'frontend/src/pages/community-page.tsx',
  'frontend/src/pages/login-page.tsx',
]

describe('the headings of the SPA', () => {
  it('are a Heading of ui/text, which chooses the typeface', () => {
    const plain = globSync('frontend/src/**/*.tsx', { cwd: ROOT })
      .filter((path) => !/\.test\.tsx$|ui\/text\/heading\.tsx$/.test(path))
      .filter((path) => /<h[1-6]\b/.test(readFileSync(join(ROOT, path), 'utf8')))
    expect(plain.toSorted()).toEqual(PLAIN_HEADINGS)
  })
})

describe('the stylesheets of the SPA', () => {
  it('contain no class that no component uses', () => {
    const isUsed = ({ path }: CssModule, name: string) =>
      uses.some(({ stylesheet, classes }) => stylesheet === path && classes.has(name))
    const unused = modules.flatMap((module) =>
      module.classes
        .filter((name) => !isUsed(module, name))
        .map((name) => `${module.path} ${name}`),
    )
    expect(unused).toEqual([])
  })

  it('are used inside their own feature only', () => {
    const foreign = uses.filter(({ file, stylesheet }) => areaOf(file) !== areaOf(stylesheet))
    expect(foreign.map(({ file, stylesheet }) => `${file} ${stylesheet}`)).toEqual([])
  })

  it('are modules everywhere outside ui/theme', () => {
    expect(globalStylesheets()).toEqual([])
  })

  it('reach no global class from a module', () => {
    const reaching = cssFiles('*.module.css').filter((path) =>
      /:global\b/.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    expect(reaching).toEqual([])
  })

  it('restyle no button of the design system', () => {
    const restyling = cssFiles('{features,pages}/**/*.module.css').filter((path) =>
      /(^|[\s>+~(])button\b[^;]*\{/m.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    expect(restyling).toEqual([])
  })

  it('set the blackletter typeface through the rule of ui/text/typeface.ts, or for words of the brand', () => {
    const setting = cssFiles('**/*.css').filter((path) =>
      /var\(--font-display\)|Grenze/.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    expect(setting.toSorted()).toEqual([
      'frontend/src/features/shell/components/app-footer.module.css',
      'frontend/src/ui/text/typeface.module.css',
      'frontend/src/ui/theme/fonts.css',
      'frontend/src/ui/theme/splash.css',
      'frontend/src/ui/theme/tokens.css',
    ])
  })

  it('give every class a name that no other class has', () => {
    const names = modules.flatMap((module) => module.names)
    expect(names.length).toBe(new Set(names).size)
  })
})
