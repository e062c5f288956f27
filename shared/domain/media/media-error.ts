/** The only error this folder throws: the bytes break the rules of the format they claim to be. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly code = 'damaged'
}
