export { batchEffect } from './batch-effect.ts'
export { effect } from './effect.ts'
export type { DomainEvent } from './domain-event.ts'
