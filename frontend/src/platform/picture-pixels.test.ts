import { expect, test } from 'vitest'
import { blackPng, picture } from '#testing/image-builder.ts'
import { declaredPixels, hasTooManyPixels } from './picture-pixels.ts'

const blob = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)])

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('reads the pixels of a %s', async (format) => {
  expect(await declaredPixels(blob(await picture(format)))).toBe(64 * 40)
})

test('admits what it cannot read, and refuses above 220 megapixels', async () => {
  expect(await hasTooManyPixels(blob(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic')))).toBe(false)
  expect(await hasTooManyPixels(blob(blackPng(14_832)))).toBe(false)
  expect(await hasTooManyPixels(blob(blackPng(14_833)))).toBe(true)
})
