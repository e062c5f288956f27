import { describe, expect, it } from 'vitest'
import { checkDraft, completeLink, EMPTY_DRAFT } from './draft.ts'

const desktop = { hasMedia: true, isPhone: false }
const phone = { hasMedia: false, isPhone: true }

describe('draft', () => {
  it('needs content on the desktop, even with a picture', () => {
    expect(checkDraft(EMPTY_DRAFT, desktop)).toEqual({ content: 'Inhalt ist erforderlich' })
    expect(checkDraft({ ...EMPTY_DRAFT, content: ' \n ' }, desktop).content).toBeDefined()
    expect(checkDraft({ ...EMPTY_DRAFT, content: 'Riff!' }, desktop)).toEqual({})
  })

  it('needs text or a file on the phone', () => {
    expect(checkDraft(EMPTY_DRAFT, phone).content).toBeDefined()
    expect(checkDraft(EMPTY_DRAFT, { ...phone, hasMedia: true })).toEqual({})
  })

  it('holds to the rules of the server', () => {
    const content = 'ok'
    expect(checkDraft({ ...EMPTY_DRAFT, content, linkUrl: 'javascript:alert(1)' }, phone)).toEqual({
      linkUrl: 'Ungültige URL',
    })
    expect(checkDraft({ ...EMPTY_DRAFT, content, linkUrl: 'metal.de/x' }, phone)).toEqual({})
    expect(checkDraft({ ...EMPTY_DRAFT, content, title: 'x'.repeat(121) }, phone).title).toContain(
      '120',
    )
    expect(checkDraft({ ...EMPTY_DRAFT, content: 'x'.repeat(5001) }, phone).content).toBeDefined()
  })

  it('completes an address without a scheme', () => {
    expect(completeLink(' metal.de ')).toBe('https://metal.de')
    expect(completeLink('http://metal.de')).toBe('http://metal.de')
    expect(completeLink('')).toBe('')
  })
})
