import { expect, test } from 'vitest'
import { findRefusal, unshowable } from './check-picture.ts'

const MB = 1024 * 1024

test.each([
  ['a.jpg', 'image/jpeg', 5 * MB],
  ['A.PNG', '', 10],
  ['IMG_1.HEIC', '', 10],
])('accepts %s', (name, type, size) => {
  expect(findRefusal({ name, type, size })).toBeNull()
})

test.each([
  ['a.pdf', 'application/pdf'],
  ['a.mp4', 'video/mp4'],
  ['a.svg', 'image/svg+xml'],
  ['a.txt', ''],
])('refuses %s, which is no picture', (name, type) => {
  expect(findRefusal({ name, type, size: 10 })).toEqual({
    title: 'Ungültiger Dateityp',
    description: 'Bitte wähle eine Bilddatei aus.',
  })
})

test('refuses one byte above five megabytes', () => {
  expect(findRefusal({ name: 'a.jpg', type: 'image/jpeg', size: 5 * MB + 1 })).toEqual({
    title: 'Datei zu groß',
    description: 'Datei ist 5,1MB. Max. 5MB erlaubt.',
  })
})

test.each([
  ['a.heic', 'image/heic', 'HEIC'],
  ['a.png', 'image/png', 'beschädigt'],
  ['a.tiff', 'image/tiff', 'Bilddatei'],
])('explains why %s cannot be shown', (name, type, words) => {
  expect(unshowable({ name, type, size: 10 }).description).toContain(words)
})
