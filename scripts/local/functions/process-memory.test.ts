import { expect, it } from 'vitest'
import { ProcessMemory } from './process-memory.ts'

const MB = 1024 * 1024

it.each([
  ['/proc', true],
  ['ps', false],
])('measures this process with %s, and 0 for one that does not exist', async (_, hasProc) => {
  const memory = new ProcessMemory(hasProc)
  const before = await memory.now(process.pid)
  expect(before).toBeGreaterThan(10 * MB)
  expect(before).toBeLessThan(process.memoryUsage.rss() + MB)
  expect(await memory.now(2 ** 22 + 1)).toBe(0)
})

it('adds what a process started, without an excepted one', async () => {
  const memory = new ProcessMemory()
  await memory.refresh()
  const all = memory.ofTree(process.ppid, 0)
  expect(all).toBeGreaterThan(memory.ofTree(process.ppid, process.pid))
  expect(memory.ofTree(process.pid, 0)).toBeGreaterThan(10 * MB)
})
