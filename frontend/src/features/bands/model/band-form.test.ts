import { describe, expect, it } from 'vitest'
import type { BandValues } from '#shared/domain/band-diff.ts'
import {
  checkEdit,
  toDraft,
  emptyRow,
  isChanged,
  rebased,
  typedChanges,
  type BandDraft,
} from './band-form.ts'

const values: BandValues = {
  name: 'Grabwärter',
  genre: 'Doom Metal',
  country: 'Deutschland',
  city: null,
  description: null,
  website: null,
  socialMediaUrl: null,
  formedYear: 1999,
  socialLinks: { Bandcamp: 'https://grab.test/' },
  spotifyUrl: null,
  youtubeUrl: null,
  members: [{ name: 'Ute', instrument: 'Bass' }],
  releases: [{ title: 'Eis', year: 2001, type: 'Album', url: null }],
  isNewcomer: true,
}
const base = { values, version: 4 }
const draft = toDraft(values)

const typed = (texts: Partial<BandDraft['texts']>): BandDraft => ({
  ...draft,
  texts: { ...draft.texts, ...texts },
})

const withRow = (list: keyof BandDraft['lists'], texts: Record<string, string>): BandDraft => ({
  ...draft,
  lists: {
    ...draft.lists,
    [list]: [...draft.lists[list], { ...emptyRow(list), texts }],
  },
})

describe('a draft', () => {
  it('changes nothing at first, nor by spaces and empty rows', () => {
    expect(isChanged(base, draft)).toBe(false)
    expect(isChanged(base, typed({ name: ' Grabwärter ' }))).toBe(false)
    expect(isChanged(base, withRow('members', { name: ' ', instrument: '' }))).toBe(false)
  })

  it('sends only what was changed', () => {
    const changed = { ...typed({ formedYear: '', genre: 'Sludge Metal' }), note: 'Von der Platte' }
    expect(checkEdit(base, changed, '')).toEqual({
      ok: true,
      edit: {
        version: 4,
        changes: { genre: 'Sludge Metal', formedYear: null },
        note: 'Von der Platte',
      },
    })
  })

  it('sends an emptied text as an empty one, and newcomers apart from the changes', () => {
    const base2 = { ...base, values: { ...values, description: 'Laut.' } }
    const checked = checkEdit(base2, { ...draft, isNewcomer: false }, '')
    expect(checked).toMatchObject({
      edit: { changes: { description: '' }, isNewcomer: false },
    })
  })

  it('sends whole lists', () => {
    expect(typedChanges(base, withRow('releases', { title: 'Frost', year: '2004' }))).toEqual({
      releases: [...values.releases, { title: 'Frost', year: 2004, type: null, url: null }],
    })
  })
})

describe('errors', () => {
  const errorsOf = (of: BandDraft) => {
    const checked = checkEdit(base, of, 'Bitte prüfen.')
    return checked.ok ? {} : checked.errors
  }

  it('are named by field', () => {
    expect(errorsOf(typed({ name: '', formedYear: 'neulich', website: 'javascript:1' }))).toEqual({
      name: 'Bandname ist erforderlich',
      formedYear: 'Bitte prüfen.',
      website: 'Ungültige URL',
    })
  })

  it('are named by row and column', () => {
    for (const [list, texts, column] of [
      ['members', { name: '', instrument: 'Bass' }, 'name'],
      ['releases', { title: 'Frost', url: 'data:1' }, 'url'],
      ['releases', { title: '', year: '2004' }, 'title'],
      ['socialLinks', { name: 'Fan', url: 'nirgends' }, 'url'],
    ] as const) {
      const wrong = withRow(list, texts)
      expect(errorsOf(wrong)).toEqual({
        [`${list}.${wrong.lists[list].at(-1)?.key ?? ''}.${column}`]: expect.any(String) as string,
      })
    }
  })
})

describe('rebased', () => {
  it('puts the changes on top of a newer version', () => {
    const mine = withRow('releases', { title: 'Frost', year: '', type: '', url: '' })
    const newer = {
      version: 5,
      values: { ...values, genre: 'Sludge Metal', releases: [] },
    }
    const next = rebased(base, { ...mine, note: 'Von der Platte' }, newer)
    expect(next.note).toBe('Von der Platte')
    expect(typedChanges(newer, next)).toEqual({
      releases: [{ title: 'Frost', year: null, type: null, url: null }],
    })
  })
})
