/** Whether the bytes of a stored or picked file are there: browsers keep entries of which the content is gone. */
export const isReadable = async (blob: Blob): Promise<boolean> => {
  if (blob.size === 0) return false
  try {
    return (await blob.slice(0, 1).arrayBuffer()).byteLength === 1
  } catch {
    return false
  }
}
