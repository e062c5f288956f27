import { describe, expect, it } from 'vitest'
import { mentionsIn } from './mentions.ts'

const namesIn = (text: string): readonly string[] => mentionsIn(text).map(({ name }) => name)

describe('the mentions of a text', () => {
  it.each([
    ['@Krach', ['Krach']],
    ['Hallo @krach_99, @ds-baron und @x.y!', ['krach_99', 'ds-baron', 'x.y']],
    ['Frag @krach. Oder @krach-', ['krach', 'krach']],
    ['(@krach) „@krach“ »@krach« ‚@krach‘', ['krach', 'krach', 'krach', 'krach']],
    ["@krach’s und @krach's Bier", ['krach', 'krach']],
    ['🤘@krach🤘', ['krach']],
    ['@krach: ja; @krach? @krach… @krach)', ['krach', 'krach', 'krach', 'krach']],
    ['<b>@krach</b>', ['krach']],
    ['Zeile\n@krach\tx', ['krach']],
    ['@krach/@moor', ['krach', 'moor']],
    ['Danke @krach/@moor/@grab!', ['krach', 'moor', 'grab']],
    ['(@krach/@moor)', ['krach', 'moor']],
    ['@krach / @moor', ['krach', 'moor']],
    ['@krach/moor', ['krach']],
  ])('in %j are %j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  it.each([
    'krach@example.org',
    '@@krach',
    'https://mastodon.beispiel.test/@krach',
    'https://beispiel.test/?von=(@krach)',
    'www.beispiel.test/@krach',
    'beispiel.test/@krach',
    'x/@krach',
    'x/@krach/@moor',
    'krach/@moor',
    '//@krach',
    '@krach@metalhead.example',
    'Folgt @krach@metalhead.example!',
    '@krach:matrix.example',
    'Fuß@krach',
    'é@krach',
    'e\u0301@krach',
    'метал@krach',
    '@kräh',
    '@krachß',
    'von=@krach',
    '@a',
    '@.-',
    '@',
    `@${'x'.repeat(31)}`,
    '',
  ])('are none in %j', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  it('keep what an older username may end with', () => {
    expect(mentionsIn('Frag @krach.')).toEqual([{ name: 'krach', typed: 'krach.' }])
  })
})
