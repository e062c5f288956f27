const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const ANIMATION_FLAG = 0b10

const isAnimatedWebp = (head: Uint8Array): boolean =>
  ascii(head, 0, 4) === 'RIFF' &&
  ascii(head, 12, 4) === 'VP8X' &&
  ((head[20] ?? 0) & ANIMATION_FLAG) !== 0

/** An APNG names its animation (`acTL`) before the first pixel data. */
const isAnimatedPng = (head: Uint8Array): boolean => {
  if (ascii(head, 1, 3) !== 'PNG') return false
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  let at = 8
  while (at + 12 <= head.length) {
    const type = ascii(head, at + 4, 4)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + view.getUint32(at)
  }
  return false
}

/** Whether redrawing this PNG or WebP would lose its animation. The first 64 KB are enough. */
export const isAnimated = (head: Uint8Array): boolean => isAnimatedWebp(head) || isAnimatedPng(head)
