import { expect, TestRunner, type RunnerTestCase } from 'vitest'
import { leastCpuMs, plainWork } from './plain-work.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** `test:full` compares them with the earlier ones in `docs/measurements.tsv`. */
    figures?: { readonly value: number; readonly limit: number; readonly unit: string }[]
  }
}

/** Keeps a figure of the running test, and fails the test when it is above its limit. */
export const expectFigure = (value: number, limit: number, unit: string): void => {
  const { meta } = TestRunner.getCurrentTest<RunnerTestCase>()
  ;(meta.figures ??= []).push({ value, limit, unit })
  expect(value, unit).toBeLessThanOrEqual(limit)
}

/** Fails when `work` takes more than `limit` times the CPU of plain work, which is timed beside it. */
export const expectCpu = async (limit: number, work: () => unknown): Promise<void> => {
  const cost = await leastCpuMs(work)
  expectFigure(cost / (await leastCpuMs(plainWork)), limit, 'plain works')
}

/** Fails when the larger work takes more than `limit` times the CPU of the smaller one. */
export const expectGrowth = async (
  limit: number,
  small: () => unknown,
  large: () => unknown,
): Promise<void> => {
  await small()
  expectFigure((await leastCpuMs(large)) / (await leastCpuMs(small)), limit, 'times the smaller')
}
