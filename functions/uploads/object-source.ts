import type { ByteSource } from '#shared/domain/media/byte-source.ts'
import { readObject, type ObjectPart } from './media-bucket.ts'

const WINDOW = 256 * 1024

interface Window {
  readonly offset: number
  readonly bytes: Uint8Array
}

const inside = ({ offset, bytes }: Window, from: number, to: number): boolean =>
  from >= offset && to <= offset + bytes.length

/** Reads an object of S3 in windows, because headers and tables are close together and every read is a request. */
export const objectSource = (key: string, first: ObjectPart): ByteSource => {
  const { size } = first
  let window: Window = { offset: 0, bytes: first.bytes }
  return {
    size,
    read: async (offset, length) => {
      const end = Math.min(offset + length, size)
      if (offset >= end) return new Uint8Array()
      if (!inside(window, offset, end)) {
        const { bytes } = await readObject(key, offset, Math.max(end - offset, WINDOW))
        window = { offset, bytes }
      }
      return window.bytes.subarray(offset - window.offset, end - window.offset)
    },
  }
}
