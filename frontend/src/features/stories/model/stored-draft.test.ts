import { describe, expect, it } from 'vitest'
import { parseStored, storedDraft } from './stored-draft.ts'
import { emptyDraft, emptySlide } from './story-draft.ts'

const MEDIA = { fileKey: 'f1', kind: 'image', name: 'pit.jpg', seconds: null } as const
const NOTHING_SENT = { uploads: {}, attempt: null }
const DRAFT = {
  ...emptyDraft('s1'),
  slides: [{ ...emptySlide('s1'), content: 'Da', media: MEDIA }],
}

describe('parseStored', () => {
  it('restores what was stored', () => {
    const stored = storedDraft(DRAFT, {
      uploads: { f1: { url: '/incoming/a.jpg', at: 1 } },
      attempt: { json: '{}', key: 'k' },
    })
    expect(parseStored(structuredClone(stored), () => true)).toEqual(stored)
  })

  it('restores a slide without a file that is gone', () => {
    const parsed = parseStored(storedDraft(DRAFT, NOTHING_SENT), () => false)
    expect(parsed?.slides).toMatchObject([{ content: 'Da', media: null }])
  })

  it('returns nothing for drafts of another version of the app', () => {
    expect(parseStored({ slides: [{ id: 's1', words: 'Da' }] }, () => true)).toBeUndefined()
    expect(parseStored(undefined, () => true)).toBeUndefined()
  })
})
