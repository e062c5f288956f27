export { batchEffect } from './batch-effect.ts'
export { effect } from './effect.ts'
export { queueJson } from './message-body.ts'
export type { DomainEvent } from './domain-event.ts'
