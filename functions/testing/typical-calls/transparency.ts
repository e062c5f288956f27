import type { TypicalCalls } from './typical-calls.ts'

export const calls: TypicalCalls = {
  ids: ['transparency'],
  prepare: () => Promise.resolve({ transparency: {} }),
}
