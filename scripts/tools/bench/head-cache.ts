import { forgetHead } from '#functions/community/posts/feed.repository.ts'
import { db } from '#platform/table/table.ts'

let isOff = false

/** The head is remembered in the same turn in which its query is sent: forgotten right after, nobody ever finds it. */
db.middlewareStack.add(
  (next) => (args) => {
    if (isOff) queueMicrotask(forgetHead)
    return next(args)
  },
  { step: 'initialize', name: 'forgetHeadAtOnce' },
)

export const useHeadCache = (on: boolean): void => {
  isOff = !on
  forgetHead()
}
