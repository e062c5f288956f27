import type { FileChanges } from './file-changes.ts'
import {
  apiText,
  screenTestText,
  componentText,
  pageText,
  textsText,
  type NewScreen,
} from './screen-texts.ts'

const addRoute = (files: FileChanges, { name, path, isPublic }: NewScreen): void => {
  const load = `() => import('../pages/${name}-page.tsx')`
  files.edit('frontend/src/app/routes.tsx', (text) =>
    text.replace("      screen('*'", (last) => `      screen('${path}', ${load}),\n${last}`),
  )
  if (!isPublic) return
  files.edit('frontend/src/app/public-paths.ts', (text) =>
    text.replace('new Set([', `new Set(['${path}', `),
  )
}

/** Writes the frame of a screen: feature, page, route and a test with the whole app. */
export const writeScreen = (files: FileChanges, screen: NewScreen): void => {
  const feature = `frontend/src/features/${screen.name}`
  files.create(`${feature}/texts.ts`, textsText(screen))
  files.create(`${feature}/components/${screen.name}.tsx`, componentText(screen))
  files.create(`frontend/src/testing/screens/${screen.name}.test.tsx`, screenTestText(screen))
  if (screen.query) files.create(`${feature}/api/${screen.name}.ts`, apiText(screen.query))
  files.create(`frontend/src/pages/${screen.name}-page.tsx`, pageText(screen))
  addRoute(files, screen)
}
