import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Flaky } from './repeat.ts'

/** Tests that passed only when they were repeated, until they are mended: docs/decisions/0019-the-gate-has-one-right-answer.md */
export const FLAKY_LIST = 'docs/flaky-tests.tsv'

const HEAD = 'date\tpart\ttest\tfirst error\n'

const firstLineOf = (message: string): string =>
  (stripVTControlCharacters(message).trim().split('\n')[0] ?? '').replaceAll('\t', ' ')

/** Adds tests that passed only when they were repeated, with the file relative to `root`. */
export const addFlaky = (list: string, root: string, flaky: readonly Flaky[], now: Date): void => {
  if (!existsSync(list)) writeFileSync(list, HEAD)
  const date = now.toISOString().slice(0, 10)
  for (const { part, file, title, message } of flaky) {
    const test = `${file.replace(`${root}/`, '')} › ${title}`
    const line = [date, part, test, firstLineOf(message)].join('\t')
    if (!readFileSync(list, 'utf8').includes(`${line}\n`)) appendFileSync(list, `${line}\n`)
  }
}
