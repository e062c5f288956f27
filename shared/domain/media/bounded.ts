import { MediaError } from './media-error.ts'

/** Far above any real file; limits the memory that a hostile one can allocate. */
const MAX_PARTS = 100_000

/** The same parts. @throws MediaError when there are more than any real file has. */
export function* bounded<Part>(parts: Iterable<Part>): Generator<Part> {
  let count = 0
  for (const part of parts) {
    if (++count > MAX_PARTS) throw new MediaError('too many parts')
    yield part
  }
}
