import { splitCharacters } from '#shared/domain/characters.ts'

const ELLIPSIS = '…'

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
  // A longer beginning cannot fit, and splitting a long text is slow.
  for (const character of splitCharacters(text.slice(0, bytes))) {
    count += 1
    room -= bytesOf(character)
    if (count >= characters || room < 0) break
    kept += character
  }
  return kept === text ? text : `${kept.trimEnd()}${ELLIPSIS}`
}
