import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CLI = join(import.meta.dirname, '../check-model.ts')

const run = (...args: readonly string[]): Promise<readonly [code: number, out: string]> =>
  new Promise((resolve) => {
    // Signed in nowhere.
    const env = { HOME: '/nowhere', AWS_EC2_METADATA_DISABLED: 'true' }
    execFile(process.execPath, [CLI, ...args], { env }, (error, out, err) => {
      resolve([error ? Number(error.code) : 0, out + err])
    })
  })

const countsOf = (label: string, out: string): readonly number[] =>
  (new RegExp(`^${label} +(.*)$`, 'm').exec(out)?.[1] ?? '').split(/ +/).map(Number)

/** Every draft is unusable, held by a check or published. */
const expectDrafts = (out: string): void => {
  const writer = /^What became of the articles[^]*$/m.exec(out)?.[0] ?? ''
  const count = (label: string): number => countsOf(label, writer)[0] ?? Number.NaN
  expect(count('drafts')).toBe(12)
  expect(count('unusable answers') + count('published')).toBeLessThanOrEqual(12)
  const held = ['fact', 'contradiction', 'overlap', 'language', 'content', 'rating'].map((holder) =>
    count(`held: ${holder}`),
  )
  const sum = [...held, count('held: second reader')].reduce((all, one) => all + one, 0)
  expect(count('unusable answers') + count('published') + sum).toBeGreaterThanOrEqual(12)
}

/** Every pair that was asked about is counted once, and the facts alone merged none wrongly. */
const expectStories = (out: string): void => {
  const stories = /^stories[^]*?\n\n/m.exec(out)?.[0] ?? ''
  const [pairs = 0, asked = 0, ...became] = countsOf('all sets', stories)
  expect(pairs).toBeGreaterThan(asked)
  expect(became.slice(0, 4).reduce((sum, count) => sum + count, 0)).toBe(asked)
  expect(became.at(-1)).toBe(0)
}

it('counts what the rules and the second reader hold', async () => {
  const [code, out] = await run('--labelled', '--scenes', '12')
  expect(code).toBe(0)
  expect(out).toContain('no evidence of the quality of a model')
  expect(out).toContain('No model was asked')
  const [planted = 0, byRules, , either] = countsOf('name', out)
  expect(planted).toBeGreaterThan(5)
  expect([byRules, either]).toEqual([planted, planted])
  const [right = 0, ...held] = countsOf('right', out)
  expect(right).toBeGreaterThan(20)
  for (const count of held) expect(count).toBeLessThan(right / 4)
  const said = /^what the reader said[^]*$/m.exec(out)?.[0] ?? ''
  expect(countsOf('name', said).reduce((sum, count) => sum + count, 0)).toBe(planted)
  expect(out).toMatch(/^Recall of contradictions: [\d.]+ % by the reader, [\d.]+ % by either$/m)
  expect(out).toMatch(/^Recall of dangerous kinds: /m)
  expect(out).toMatch(/^False alarms: [\d.]+ % by the reader/m)
  expectStories(out)
  expectDrafts(out)
  expect(Number(/Cost: ([\d.]+) \$/.exec(out)?.[1])).toBeGreaterThan(0)
})

it('says that it has no credentials, and measures nothing', async () => {
  const [code, out] = await run('--stage', 'prod', '--labelled')
  expect(code).toBe(1)
  expect(out).toMatch(/^AWS gave no credentials\..*\n$/)
})

it('explains a wrong call', async () => {
  const [code, out] = await run('--scenes', '0')
  expect(code).toBe(1)
  expect(out).toContain('Usage')
  expect(out).not.toContain('at file:')
})
