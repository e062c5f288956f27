import { use, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ChunkError, loadChunk } from './load-chunk.ts'
import { PartFailure } from './part-failure.tsx'
import type { PartFailureProps } from './use-part-retry.ts'

export interface Loadable {
  /** Loads the chunk, also again after a failure. Returns false when it failed; then the part shows its failure. */
  readonly load: () => Promise<boolean>
}

/**
 * A component in its own chunk. While the chunk cannot be loaded, `Failure` is in its place and tries again; errors of
 * the component itself still reach the error screen. When it is already loaded, it renders without suspending: React
 * delays content that suspended behind a fallback by 300 ms.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<Props & PartFailureProps> = PartFailure,
): ComponentType<Props> & Loadable => {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let hasFailed = false

  const fetchPart = async () => {
    try {
      Loaded = await loadChunk(load)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const loadAgain = async () => {
    if (hasFailed) loading = undefined
    hasFailed = false
    try {
      await (loading ??= fetchPart())
      return true
    } catch {
      return false
    }
  }
  const Waiting = (props: Props) => {
    use((loading ??= fetchPart()))
    return Loaded && <Loaded {...props} />
  }
  const Content = (props: Props) => {
    const [Shown] = useState(() => Loaded ?? Waiting)
    return <Shown {...props} />
  }
  const Part = (props: Props) => (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (!(error instanceof ChunkError)) throw error
        return <Failure {...props} load={loadAgain} onLoaded={resetErrorBoundary} />
      }}
    >
      <Content {...props} />
    </ErrorBoundary>
  )
  return Object.assign(Part, { load: loadAgain })
}
