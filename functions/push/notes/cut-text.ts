const ELLIPSIS = '…'

let segmenter: Intl.Segmenter | undefined

// Made at first use: most texts are short, and it costs a cold start some milliseconds.
const charactersOf = (text: string): Iterable<{ readonly segment: string }> =>
  (segmenter ??= new Intl.Segmenter('de', { granularity: 'grapheme' })).segment(text)

/** Within JSON, without the quotes. */
const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2

interface Room {
  readonly characters: number
  readonly bytes: number
}

/** Cut between characters as people see them, to so many of them and so many bytes as JSON. */
export const cutText = (text: string, { characters, bytes }: Room): string => {
  if (text.length <= characters && bytesOf(text) <= bytes) return text
  let [kept, count, room] = ['', 0, bytes - bytesOf(ELLIPSIS)]
  // A longer beginning cannot fit, and segmenting a long text is slow.
  for (const { segment } of charactersOf(text.slice(0, bytes))) {
    count += 1
    room -= bytesOf(segment)
    if (count >= characters || room < 0) break
    kept += segment
  }
  return kept === text ? text : `${kept.trimEnd()}${ELLIPSIS}`
}
