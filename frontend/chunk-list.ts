import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle)
      .filter((output) => output.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  )

const SOURCES = `${join(import.meta.dirname, 'src').replaceAll('\\', '/')}/`

/** The chunk that contains a source file. @throws Error when no chunk does */
export const chunkWith = (chunks: Chunks, source: string): Rolldown.OutputChunk => {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(SOURCES + source))
  if (!found) throw new Error(`The build has no chunk for ${source}`)
  return found
}

/** Writes which source files each chunk contains, and what it imports. */
export const chunkList = (): Plugin => ({
  name: 'chunk-list',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const list = [...chunksOf(bundle).values()].map(
        ({ fileName, isEntry, imports, moduleIds }) => ({
          file: fileName,
          isEntry,
          imports,
          sources: moduleIds.flatMap((id) =>
            id.startsWith(SOURCES) ? [id.slice(SOURCES.length)] : [],
          ),
        }),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(list) })
    },
  },
})
