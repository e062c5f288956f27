import { expect, test } from 'vitest'
import { refusalOf, unshowable } from './check-picture.ts'

const MB = 1024 * 1024

test.each([
  ['a.jpg', 'image/jpeg', 5 * MB],
  ['A.PNG', '', 10],
  ['IMG_1.HEIC', '', 10],
])('%s may be tried', (name, type, size) => {
  expect(refusalOf({ name, type, size })).toBeNull()
})

test.each([
  ['a.pdf', 'application/pdf'],
  ['a.mp4', 'video/mp4'],
  ['a.svg', 'image/svg+xml'],
  ['a.txt', ''],
])('%s is no picture', (name, type) => {
  expect(refusalOf({ name, type, size: 10 })).toEqual({
    title: 'Ungültiger Dateityp',
    description: 'Bitte wähle eine Bilddatei aus.',
  })
})

test('one byte above five megabytes is too much', () => {
  expect(refusalOf({ name: 'a.jpg', type: 'image/jpeg', size: 5 * MB + 1 })).toEqual({
    title: 'Datei zu groß',
    description: 'Datei ist 5,1MB. Max. 5MB erlaubt.',
  })
})

test.each([
  ['a.heic', 'image/heic', 'HEIC'],
  ['a.png', 'image/png', 'beschädigt'],
  ['a.tiff', 'image/tiff', 'Bilddatei'],
])('%s that cannot be shown is explained', (name, type, words) => {
  expect(unshowable({ name, type, size: 10 }).description).toContain(words)
})
