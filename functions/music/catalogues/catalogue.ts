/** A track as a catalogue lists it. */
export interface CatalogueTrack {
  /** The catalogue's own id. */
  readonly id: string
  readonly name: string
  readonly artist: string
  readonly durationMs: number
  readonly previewUrl: string | undefined
  readonly coverUrl: string | undefined
}

/** A provider of tracks. @throws CatalogueFailed */
export interface Catalogue {
  readonly search: (query: string, deadline: AbortSignal) => Promise<readonly CatalogueTrack[]>
}
