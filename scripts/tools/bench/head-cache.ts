import { forgetHead } from '#functions/community/posts/feed.repository.ts'
import { db } from '#platform/table/table.ts'

let isOff = false

/** The head is cached in the tick in which its query is sent; deleting it right after means that no request finds it. */
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
