import { describe, expect, it } from 'vitest'
import { checkDraft, completeLink, EMPTY_DRAFT } from './draft.ts'

const desktop = { hasMedia: true, isPhone: false }
const phone = { hasMedia: false, isPhone: true }

describe('a draft', () => {
  it('needs content on the desktop even when it has a picture', () => {
    expect(checkDraft(EMPTY_DRAFT, desktop)).toEqual({ content: 'Inhalt ist erforderlich' })
    expect(checkDraft({ ...EMPTY_DRAFT, content: ' \n ' }, desktop).content).toBeDefined()
    expect(checkDraft({ ...EMPTY_DRAFT, content: 'Riff!' }, desktop)).toEqual({})
  })

  it('needs text or a file on phones', () => {
    expect(checkDraft(EMPTY_DRAFT, phone).content).toBeDefined()
    expect(checkDraft(EMPTY_DRAFT, { ...phone, hasMedia: true })).toEqual({})
  })

  it('is checked by the rules of the server', () => {
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

  it('gets a scheme when its link has none', () => {
    expect(completeLink(' metal.de ')).toBe('https://metal.de')
    expect(completeLink('http://metal.de')).toBe('http://metal.de')
    expect(completeLink('')).toBe('')
  })
})
