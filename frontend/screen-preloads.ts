import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { chunksOf, chunkWith, type Chunks } from './chunk-list.ts'

const SCREENS = {
  frame: 'app/member-layout.tsx',
  feed: 'pages/community-page.tsx',
  news: 'pages/news-page.tsx',
} as const

const withImports = (chunks: Chunks, files: readonly string[], found = new Set<string>()) => {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports(chunks, chunks.get(file)?.imports ?? [], found)
  }
  return found
}

/** The scripts and stylesheets of the chunks that `known` does not contain. */
const filesOf = (chunks: Chunks, start: string, known: ReadonlySet<string>): readonly string[] => {
  const scripts = [...withImports(chunks, [start])].filter((file) => !known.has(file))
  const styles = scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])
  return [...scripts, ...styles]
}

/** Within the document, which saves a request; the policy of the site names its hash (`infra/edge/content-security-policy.ts`). */
const SCRIPT = readFileSync(join(import.meta.dirname, 'before-paint.js'), 'utf8')

/** Writes `before-paint.js` into the document, and into its attributes the files of the screens that it loads for a member. */
export const screenPreloads = (): Plugin => ({
  name: 'screen-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = chunksOf(bundle)
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? ''
      const known = withImports(chunks, [entry])
      const attributes = Object.entries(SCREENS).map(([name, source]) => {
        const files = filesOf(chunks, chunkWith(chunks, source).fileName, known)
        for (const file of name === 'frame' ? files : []) known.add(file)
        return `data-${name}="${files.map((file) => file.replace('assets/', '')).join(' ')}"`
      })
      const element = `<script ${attributes.join(' ')}>${SCRIPT}</script>`
      return html.replace('<!-- before-paint.js -->', () => element)
    },
  },
})
