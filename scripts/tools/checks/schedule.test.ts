import { expect, test } from 'vitest'
import { runParts, type Part, type Report } from './schedule.ts'

const ok = { passed: 1, failed: 0, output: '' }

const recorder = () => {
  let now = 0
  let most = 0
  const started: string[] = []
  const part = (name: string, rest: Partial<Part> = {}): Part => ({
    name,
    run: async () => {
      started.push(name)
      most = Math.max(most, ++now)
      await new Promise(setImmediate)
      now--
      return ok
    },
    ...rest,
  })
  return { part, started, most: () => most }
}

const run = (parts: readonly Part[]): Promise<readonly Report[]> =>
  runParts(parts, 2, () => undefined)

test('runs two parts at once, and a part that needs both slots alone', async () => {
  const together = recorder()
  await run(['a', 'b', 'c'].map((name) => together.part(name)))
  expect(together.most()).toBe(2)

  const apart = recorder()
  await run([apart.part('a', { slots: 2 }), apart.part('b', { slots: 2 })])
  expect(apart.most()).toBe(1)
})

test('waits for the parts that come first, and starts others in the meantime', async () => {
  const { part, started } = recorder()
  await run([part('build'), part('budget', { after: ['build'] }), part('lint')])
  expect(started).toEqual(['build', 'lint', 'budget'])
})

test('continues after a failure and a crash, and reports in the order of the list', async () => {
  const { part, started } = recorder()
  const reports = await run([
    part('build', { run: () => Promise.reject(new Error('no disk')) }),
    part('budget', { after: ['build'] }),
    part('lint'),
  ])
  expect(reports.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['budget', 1],
    ['lint', 0],
  ])
  expect(reports[1]?.output).toContain('"build" failed')
  expect(started).toEqual(['lint'])
})

test('does not wait for a part that was not chosen', async () => {
  const { part } = recorder()
  const reports = await run([part('budget', { after: ['build'] })])
  expect(reports[0]?.passed).toBe(1)
})
