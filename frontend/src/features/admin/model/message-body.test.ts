import { expect, it } from 'vitest'
import { readable } from './message-body.ts'

it('indents JSON and keeps any other text unchanged', () => {
  expect(readable('{"sourceId":"amboss"}')).toBe('{\n  "sourceId": "amboss"\n}')
  expect(readable('{"sourceId":')).toBe('{"sourceId":')
  expect(readable('')).toBe('')
})
