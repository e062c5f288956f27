import { describe, expect, it } from 'vitest'
import { changesBetween } from './diff-texts.ts'

describe('changesBetween', () => {
  it('names values before and after in the order of the form', () => {
    expect(
      changesBetween(
        { formedYear: null, name: 'Alt', isNewcomer: true },
        { isNewcomer: false, name: 'Neu', formedYear: 1999 },
      ),
    ).toEqual([
      { field: 'name', label: 'Name', isList: false, removed: ['Alt'], added: ['Neu'] },
      {
        field: 'formedYear',
        label: 'Gründungsjahr',
        isList: false,
        removed: ['leer'],
        added: ['1999'],
      },
      { field: 'isNewcomer', label: 'Newcomer', isList: false, removed: ['ja'], added: ['nein'] },
    ])
  })

  it('names single elements of lists', () => {
    const eis = { title: 'Eis', year: 2001, type: 'Album', url: null }
    expect(
      changesBetween(
        { members: [{ name: 'Ute', instrument: 'Bass' }], releases: [eis], socialLinks: {} },
        {
          members: [],
          releases: [eis, { title: 'Frost', year: null, type: null, url: null }],
          socialLinks: { Bandcamp: 'https://a.test/' },
        },
      ).map(({ removed, added }) => [removed, added]),
    ).toEqual([
      [[], ['Bandcamp: https://a.test/']],
      [['Ute (Bass)'], []],
      [[], ['Frost']],
    ])
  })
})
