import { describe, expect, it } from 'vitest'
import { changedTexts, toPostBody } from './edit.ts'

describe('the changed texts', () => {
  it('are those that differ, without regard to blanks around them', () => {
    const before = { title: 'Alt', content: 'Eins', linkUrl: '' }
    expect(changedTexts(before, { title: '', content: 'Eins ', linkUrl: ' ' })).toEqual({
      title: '',
    })
  })

  it('are sent with the tick of drastic content only when it changed', () => {
    expect(toPostBody({ version: 1, texts: { title: 'Neu' } })).toEqual({
      version: 1,
      title: 'Neu',
    })
    expect(toPostBody({ version: 1, texts: { drastic: '' } })).toEqual({
      version: 1,
      isDrastic: false,
    })
  })
})
