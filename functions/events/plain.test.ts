import type { AttributeValue } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { plainItem } from './plain.ts'

describe('plain', () => {
  it('converts an item of the stream to plain JSON', () => {
    const image: Record<string, AttributeValue> = {
      text: { S: 'Laut' },
      empty: { S: '' },
      count: { N: '-12.5' },
      yes: { BOOL: true },
      no: { BOOL: false },
      nothing: { NULL: true },
      author: { M: { id: { S: 'x' }, avatar: { NULL: true } } },
      list: { L: [{ N: '1' }, { S: 'two' }] },
      ids: { SS: ['a', 'b'] },
      numbers: { NS: ['1', '2'] },
      bytes: { B: 'AAEC' },
      unknown: {} as AttributeValue,
    }
    expect(plainItem(image)).toEqual({
      text: 'Laut',
      empty: '',
      count: -12.5,
      yes: true,
      no: false,
      nothing: null,
      author: { id: 'x', avatar: null },
      list: [1, 'two'],
      ids: ['a', 'b'],
      numbers: [1, 2],
      bytes: 'AAEC',
      unknown: null,
    })
  })
})
