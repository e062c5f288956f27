import type { Source } from '#shared/api/sources.ts'
import { presentSource } from './source.presenter.ts'
import { readHealths, readSources } from './source.repository.ts'

export { addSource, fillSources, removeSource, updateSource } from './change-sources.ts'
export { SOURCES, sourceHealthKey, sourceKey, type SourceItem } from './source.items.ts'
export { readSources } from './source.repository.ts'

/** All sources with their health, sorted by name. */
export const listSources = async (): Promise<Source[]> => {
  const [sources, healths] = await Promise.all([readSources(), readHealths()])
  return sources
    .map((source) => presentSource(source, healths.get(source.SK)))
    .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
}
