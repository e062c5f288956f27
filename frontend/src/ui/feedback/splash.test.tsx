import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Splash } from './splash.tsx'

const plain = (html: string): string =>
  html
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(/\s*\/>/g, '></path>')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>]) ?/g, '$1')

test('renders the same splash as index.html', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
  const painted = /<div id="root">(.*)<\/div>\s*<script/s.exec(page)?.[1] ?? ''
  expect(plain(painted)).toBe(plain(renderToStaticMarkup(<Splash />)))
})
