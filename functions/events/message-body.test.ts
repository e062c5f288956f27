import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageBody } from './message-body.ts'

test('preserves every text and uses only characters that SQS accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (content) => {
      const message = {
        id: '1',
        name: 'Post.created',
        at: 0,
        keys: { PK: 'FEED', SK: 'x' },
        before: null,
        after: { content: `${content}\uffff🤘` },
      }
      const body = messageBody(message)
      expect(body).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]*$/)
      expect(JSON.parse(body)).toEqual(message)
    }),
  )
})
