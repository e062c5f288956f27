import { ApiError } from './api-error.ts'
import { messages } from './texts.ts'

/** A part of the app that could not be loaded: without connection, or after a deployment removed it. */
export class ChunkError extends ApiError {
  constructor(cause: unknown) {
    super(0, messages.offline)
    this.cause = cause
  }
}

const failedStyles = new Set<HTMLLinkElement>()

/** The bundler adds each stylesheet once and would show the part without it after a failure. */
const reloadStyle = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement
    failedStyles.delete(failed)
    link.onload = () => resolve()
    link.onerror = reject
    failed.replaceWith(link)
  })

/** Notes stylesheets of chunks that fail. Called once, at the start of the app. */
export const watchStyles = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
    },
    true,
  )
}

/**
 * Loads code on demand. Every dynamic import of the app goes through here or `lazyPart`, so that a lost connection
 * never crashes it (docs/decisions/0020-parts-survive-a-lost-connection.md). @throws ChunkError
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    await Promise.all([...failedStyles].map(reloadStyle))
    return await load()
  } catch (error) {
    throw new ChunkError(error)
  }
}
