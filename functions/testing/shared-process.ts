import { beforeEach, vi } from 'vitest'
import { forgetFeeds } from './feed-server.ts'
import './live-endpoint.ts'
import './mailbox.ts'
import { forgetModel } from './model.ts'
import { forgetMusic } from './music.ts'
import './push.ts'
import { publications } from './topic.ts'
import { purgeQueues } from './work-queues.ts'

// What follows reads the environment, which the imports above have set.
const { beginInstance } = await import('#platform/runtime/instance.ts')

// Before each file: what the files before it left in the modules and queues is gone.
vi.useRealTimers()
beginInstance()
forgetModel()
await Promise.all([purgeQueues(), publications()])

beforeEach(() => {
  forgetFeeds()
  forgetMusic()
})
