import { expect, it } from 'vitest'
import { readable } from './message-body.ts'

it('breaks JSON into lines and leaves poison as it is', () => {
  expect(readable('{"sourceId":"amboss"}')).toBe('{\n  "sourceId": "amboss"\n}')
  expect(readable('{"sourceId":')).toBe('{"sourceId":')
  expect(readable('')).toBe('')
})
