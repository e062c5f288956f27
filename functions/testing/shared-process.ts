import { vi } from 'vitest'
import './mailbox.ts'
import { purgeQueues } from './work-queues.ts'

// What follows reads the environment, which the imports above have set.
const { beginInstance } = await import('#platform/runtime/instance.ts')

// Before each file: what the files before it left in the modules and queues is gone.
vi.useRealTimers()
beginInstance()
await purgeQueues()
