// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { pastedFiles } from './pasted-files.ts'

const paste = (names: readonly string[], texts: Readonly<Record<string, string>> = {}) => {
  const data = new DataTransfer()
  for (const name of names) data.items.add(new File(['x'], name))
  for (const [type, text] of Object.entries(texts)) data.setData(type, text)
  return pastedFiles(data).map(({ name }) => name)
}

it.each<[string, readonly string[], Record<string, string>, readonly string[]]>([
  ['a screenshot', ['image.png'], {}, ['image.png']],
  [
    'a picture of a web page',
    ['image.png'],
    { 'text/html': '<img src="https://a.test/b">' },
    ['image.png'],
  ],
  [
    'a picture of a web page with its address',
    ['image.png'],
    { 'text/plain': 'https://a.test/b.png', 'text/html': '<img src="https://a.test/b.png">' },
    ['image.png'],
  ],
  [
    'a file of a system that writes accents apart',
    ['Gra\u0308ber.jpg'],
    { 'text/plain': 'Gräber.jpg' },
    ['Gra\u0308ber.jpg'],
  ],
  ['cells of a table', ['image.png'], { 'text/plain': 'Band\tOrt\nGrab\tUlm' }, []],
  ['a paragraph of a text', ['image.png'], { 'text/plain': 'Hallo', 'text/html': '<p>Hallo' }, []],
  ['a file, which comes with its name', ['Grab.jpg'], { 'text/plain': 'Grab.jpg' }, ['Grab.jpg']],
  [
    'a file, which comes with its path',
    ['Gräber 1.jpg'],
    { 'text/plain': 'file:///home/a/Gr%C3%A4ber%201.jpg\n' },
    ['Gräber 1.jpg'],
  ],
  [
    'two files',
    ['a.jpg', 'b.jpg'],
    { 'text/plain': 'C:\\x\\a.jpg\r\nC:\\x\\b.jpg' },
    ['a.jpg', 'b.jpg'],
  ],
  ['nothing but text', [], { 'text/plain': '100 %' }, []],
])('knows what is meant when somebody pastes %s', (_, names, texts, expected) => {
  expect(paste(names, texts)).toEqual(expected)
})
