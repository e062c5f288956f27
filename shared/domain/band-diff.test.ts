import { describe, expect, it } from 'vitest'
import {
  findChanges,
  isSameValue,
  listDelta,
  mergeChanges,
  mergeValue,
  type BandValues,
} from './band-diff.ts'

const release = (title: string, year: number | null = null) => ({
  title,
  year,
  type: 'Album',
  url: null,
})
const [eis, frost, glut] = [release('Eis', 2001), release('Frost', 2004), release('Glut', 2008)]

const band: BandValues = {
  name: 'Grabwärter',
  genre: 'Doom Metal',
  country: 'Deutschland',
  city: null,
  description: null,
  website: null,
  socialMediaUrl: null,
  formedYear: 1999,
  socialLinks: { Bandcamp: 'https://grabwaerter.test/' },
  spotifyUrl: null,
  youtubeUrl: null,
  members: [{ name: 'Ute', instrument: 'Bass' }],
  releases: [eis],
  isNewcomer: true,
}

describe('isSameValue', () => {
  it('ignores the order of keys, but not that of elements', () => {
    expect(isSameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(isSameValue([eis, frost], [frost, eis])).toBe(false)
  })
})

describe('findChanges', () => {
  it('returns the fields that differ', () => {
    expect(
      findChanges(band, { name: 'Grabwärter', genre: 'Sludge Metal', formedYear: null }),
    ).toEqual({ genre: 'Sludge Metal', formedYear: null })
  })
})

describe('listDelta', () => {
  it('returns a changed element among the removed and the added ones', () => {
    const changed = { ...eis, year: 2002 }
    expect(listDelta('releases', [eis, frost], [changed, frost])).toEqual({
      removed: [eis],
      added: [changed],
    })
    expect(listDelta('socialLinks', {}, { Bandcamp: 'https://a.test/' })).toEqual({
      removed: [],
      added: [['Bandcamp', 'https://a.test/']],
    })
  })

  it('is undefined for fields with a single value', () => {
    expect(listDelta('name', 'A', 'B')).toBeUndefined()
  })
})

describe('mergeValue', () => {
  const merge = (before: unknown[], after: unknown[], current: unknown[]) =>
    mergeValue('releases', { before, after, current })

  it('keeps elements that others added or removed in between', () => {
    expect(merge([eis], [eis, frost], [eis, glut])).toEqual([eis, glut, frost])
    expect(merge([eis, frost], [eis], [eis, frost, glut])).toEqual([eis, glut])
    expect(merge([eis], [eis, frost], [])).toEqual([frost])
  })

  it('changes an element in its place', () => {
    const changed = { ...eis, year: 2002 }
    expect(merge([eis, frost], [changed, frost], [eis, frost, glut])).toEqual([
      changed,
      frost,
      glut,
    ])
  })

  it('keeps the element of the others when both changed it or added it', () => {
    const [mine, theirs] = [
      { ...eis, year: 2002 },
      { ...eis, year: 2003 },
    ]
    expect(merge([eis], [mine], [theirs])).toEqual([theirs])
    expect(merge([], [frost], [{ ...frost, title: 'FROST' }])).toEqual([
      { ...frost, title: 'FROST' },
    ])
  })

  it('tells elements of one title apart', () => {
    const [first, second] = [release('Demo', 1999), release('Demo', 2001)]
    expect(merge([second], [first, second], [second, glut])).toEqual([second, glut, first])
  })

  it('merges links by their name', () => {
    expect(
      mergeValue('socialLinks', {
        before: { Bandcamp: 'https://a.test/' },
        after: { Bandcamp: 'https://b.test/' },
        current: { Bandcamp: 'https://a.test/', YouTube: 'https://c.test/' },
      }),
    ).toEqual({ Bandcamp: 'https://b.test/', YouTube: 'https://c.test/' })
  })

  it('takes the new value of a field with a single value', () => {
    expect(mergeValue('name', { before: 'A', after: 'B', current: 'C' })).toBe('B')
  })
})

describe('mergeChanges', () => {
  it('leaves out what is already so', () => {
    expect(
      mergeChanges(
        { ...band, genre: 'Sludge Metal', releases: [eis, frost] },
        {
          before: { genre: 'Doom Metal', releases: [eis] },
          after: { genre: 'Sludge Metal', releases: [eis, glut] },
        },
      ),
    ).toEqual({ releases: [eis, frost, glut] })
  })
})
