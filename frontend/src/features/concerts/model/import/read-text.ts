const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** The text of a file: UTF-16 by its mark, otherwise UTF-8, otherwise the encoding that Excel writes on Windows. */
export const textOf = (bytes: Uint8Array): string => {
  const marked = MARKS.find(([mark]) => startsWith(bytes, mark))
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
