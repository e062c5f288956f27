import { MediaError } from './media-error.ts'

/** Far above any real file; it bounds the memory that a hostile one can ask for. */
const MAX_PARTS = 100_000

/** The same parts, up to where no honest file has more. */
export function* bounded<Part>(parts: Iterable<Part>): Generator<Part> {
  let count = 0
  for (const part of parts) {
    if (++count > MAX_PARTS) throw new MediaError('too many parts')
    yield part
  }
}
