/** The only error of this folder: the bytes violate the format that they claim to be. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly code = 'damaged'
}
