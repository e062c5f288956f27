import { expect, it } from 'vitest'
import { chooseBest } from './best-articles.rules.ts'

const source = (name: string) => ({ name, title: '', url: `http://${name}.test/`, publishedAt: '' })

const article = (SK: string, sources: readonly string[], links = 0, rating?: number) => ({
  SK,
  sources: sources.map(source),
  bandLinks: Array.from({ length: links }, (_, index) => ({ name: 'Band', id: String(index) })),
  rating,
})

it('prefers what several sites report, then known bands, reviews and the newest', () => {
  const articles = [
    article('1', ['a']),
    article('2', ['a', 'a', 'a']),
    article('3', ['a', 'b']),
    article('4', ['a'], 1),
    article('5', ['a'], 0, 9),
  ]
  expect(chooseBest(articles).map(({ SK }) => SK)).toEqual(['3', '4', '5'])
  expect(chooseBest(articles.slice(0, 2)).map(({ SK }) => SK)).toEqual(['2', '1'])
})
