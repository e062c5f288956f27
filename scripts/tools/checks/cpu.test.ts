import { describe, expect, it } from 'vitest'
import { addCpu, childSeconds, withCpu } from './cpu.ts'

describe('CPU seconds', () => {
  it('are those of the children in the answer of the shell', () => {
    expect(childSeconds('0m1.000000s 0m2.000000s\n1m2.500000s 0m0.250000s\n')).toBe(62.75)
  })

  it('belong to the part whose command used them', async () => {
    const use = (seconds: number) =>
      withCpu(async () => {
        await Promise.resolve()
        addCpu(seconds)
      })
    const used = await Promise.all([use(1), use(2)])
    expect(used.map(({ cpuSeconds }) => cpuSeconds)).toEqual([1, 2])
  })
})
