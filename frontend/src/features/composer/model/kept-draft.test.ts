import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { draftToKeep, firstWords, hasRoomFor, parseDraft, type KeptDraft } from './kept-draft.ts'

const NOW = '2026-11-23T03:00:00.000Z'
const LATER = '2026-11-23T04:00:00.000Z'
const text = { ...EMPTY_DRAFT, content: 'Riff des Tages' }
const photo = { name: 'pit.jpg', kind: 'image', bytes: 1000 } as const

const keep = (file: KeptDraft['file'] = null, before?: KeptDraft, now = NOW) =>
  draftToKeep(text, file, { before, now })

describe('a kept draft', () => {
  it('is nothing when neither text nor file would be lost', () => {
    const blank = { ...EMPTY_DRAFT, content: ' \n' }
    expect(draftToKeep(blank, null, { before: undefined, now: NOW })).toBeUndefined()
    expect(draftToKeep(blank, photo, { before: undefined, now: NOW })).toMatchObject({
      file: photo,
    })
  })

  it('survives the way through storage', () => {
    const kept = keep(photo)
    expect(parseDraft(JSON.stringify(kept))).toEqual(kept)
  })

  it('keeps its time when it was only opened', () => {
    const before = keep(photo)
    expect(keep(photo, before, LATER)?.at).toBe(NOW)
    expect(keep(null, before, LATER)?.at).toBe(LATER)
  })

  it('takes over a draft of an earlier version, and nothing else', () => {
    const old = JSON.stringify({ title: '', content: 'Alt', linkUrl: '' })
    expect(parseDraft(old)).toMatchObject({ content: 'Alt', track: null, file: null })
    for (const broken of [null, '', '{', '[]', '"x"', '{"title":1}'])
      expect(parseDraft(broken)).toBeUndefined()
  })

  it('counts the files of all drafts', () => {
    const kept = keep({ ...photo, bytes: 150 * 1024 * 1024 })
    const others = kept ? [kept] : []
    expect(hasRoomFor(50 * 1024 * 1024, others)).toBe(true)
    expect(hasRoomFor(50 * 1024 * 1024 + 1, others)).toBe(false)
  })

  it('is named by its first words', () => {
    expect(firstWords({ ...text, content: ' Erste\n\nZeile ' })).toBe('Erste Zeile')
    expect(firstWords({ ...text, title: 'Titel' })).toBe('Titel')
    expect(firstWords({ ...text, content: 'x'.repeat(91) })).toBe(`${'x'.repeat(89)}…`)
    expect(firstWords(EMPTY_DRAFT)).toBeUndefined()
  })
})
