import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const SCREENS = {
  frame: 'app/member-layout.tsx',
  feed: 'pages/community-page.tsx',
  news: 'pages/news-page.tsx',
} as const

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

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

/** Names the files of the screens that `public/before-paint.js` loads for a member, in the attributes of its element. */
export const screenPreloads = (): Plugin => ({
  name: 'screen-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
      const chunks: Chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]))
      const entry = outputs.find(({ isEntry }) => isEntry)?.fileName ?? ''
      const known = withImports(chunks, [entry])
      const attributes = Object.entries(SCREENS).map(([name, source]) => {
        const id = join(import.meta.dirname, 'src', source).replaceAll('\\', '/')
        const screen = outputs.find(({ facadeModuleId }) => facadeModuleId === id)
        if (!screen) throw new Error(`The build has no chunk for ${source}`)
        const files = filesOf(chunks, screen.fileName, known)
        for (const file of name === 'frame' ? files : []) known.add(file)
        return `data-${name}="${files.map((file) => file.replace('assets/', '')).join(' ')}"`
      })
      return html.replace(
        'src="/before-paint.js"',
        `src="/before-paint.js" ${attributes.join(' ')}`,
      )
    },
  },
})
