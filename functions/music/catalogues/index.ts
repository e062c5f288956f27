export { CatalogueFailed } from './catalogue-failed.ts'
export type { CatalogueTrack } from './catalogue.ts'
export { itunes } from './itunes.ts'
export { spotify } from './spotify.ts'
