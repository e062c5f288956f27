import { MediaError } from './media-error.ts'

const within = (bytes: Uint8Array, at: number, length: number): void => {
  if (at < 0 || at + length > bytes.length) throw new MediaError(`needs byte ${at + length - 1}`)
}

/** Big-endian. Loses precision above 2^53, which is out of bounds for every file anyway. */
export const uint = (bytes: Uint8Array, at: number, length: number): number => {
  within(bytes, at, length)
  let value = 0
  for (let i = at; i < at + length; i++) value = value * 256 + (bytes[i] ?? 0)
  return value
}

const little = (bytes: Uint8Array, at: number, length: number): number => {
  within(bytes, at, length)
  let value = 0
  for (let i = at + length - 1; i >= at; i--) value = value * 256 + (bytes[i] ?? 0)
  return value
}

export const u8 = (bytes: Uint8Array, at: number): number => uint(bytes, at, 1)
export const u16 = (bytes: Uint8Array, at: number): number => uint(bytes, at, 2)
export const u32 = (bytes: Uint8Array, at: number): number => uint(bytes, at, 4)
export const u64 = (bytes: Uint8Array, at: number): number => uint(bytes, at, 8)
export const u16le = (bytes: Uint8Array, at: number): number => little(bytes, at, 2)
export const u24le = (bytes: Uint8Array, at: number): number => little(bytes, at, 3)
export const u32le = (bytes: Uint8Array, at: number): number => little(bytes, at, 4)

export const slice = (bytes: Uint8Array, at: number, length: number): Uint8Array => {
  within(bytes, at, length)
  return bytes.subarray(at, at + length)
}

/** Bytes as Latin-1 text, for four-character codes and signatures. */
export const latin1 = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...slice(bytes, at, length))

/** Whether the text is at that offset; false when the bytes end before. */
export const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  at >= 0 && at + text.length <= bytes.length && latin1(bytes, at, text.length) === text

export const fromLatin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => char.charCodeAt(0))

export const concat = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
