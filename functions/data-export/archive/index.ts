export { schemaFile } from './schema.ts'
export { zipChunks, type ZipEntry } from './zip-chunks.ts'
