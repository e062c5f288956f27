/** A file that is read in parts: a Blob in the browser, an object in S3, or bytes in memory. */
export interface ByteSource {
  readonly size: number
  /** Returns fewer bytes than requested only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>
}

/** A change in place: bytes to write, or a number of zeros. Patches are sorted and do not overlap. */
export type Patch =
  | { readonly offset: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly offset: number; readonly zeros: number }

export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
})

export const blobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: async (offset, length) =>
    new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
})

const patchBytes = (patch: Patch): Uint8Array<ArrayBuffer> =>
  'bytes' in patch ? patch.bytes : new Uint8Array(patch.zeros)

/** Modifies the given bytes. */
export const applyPatches = (bytes: Uint8Array, patches: readonly Patch[]): void => {
  for (const patch of patches) {
    if ('bytes' in patch) bytes.set(patch.bytes, patch.offset)
    else bytes.fill(0, patch.offset, patch.offset + patch.zeros)
  }
}

/** A blob of the same length and type that refers to the untouched parts instead of copying them. */
export const patchBlob = (blob: Blob, patches: readonly Patch[]): Blob => {
  if (patches.length === 0) return blob
  const parts: BlobPart[] = []
  let at = 0
  for (const patch of patches) {
    const bytes = patchBytes(patch)
    parts.push(blob.slice(at, patch.offset), bytes)
    at = patch.offset + bytes.length
  }
  return new Blob([...parts, blob.slice(at)], { type: blob.type })
}
