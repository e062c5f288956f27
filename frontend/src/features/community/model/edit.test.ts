import { describe, expect, it } from 'vitest'
import { changedTexts } from './edit.ts'

describe('the changed texts', () => {
  it('are those that differ, without regard to blanks around them', () => {
    const before = { title: 'Alt', content: 'Eins', linkUrl: '' }
    expect(changedTexts(before, { title: '', content: 'Eins ', linkUrl: ' ' })).toEqual({
      title: '',
    })
  })
})
