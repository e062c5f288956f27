import { describe, expect, it } from 'vitest'
import { keysOfTests } from './passed-tests.ts'

const LIKE = 'functions/likes/like.test.ts'
const READER = 'shared/reader.test.ts'
const LABELLED = 'shared/labelled.test.ts'

const FILES = {
  'vitest.config.ts': "setupFiles: ['functions/testing/setup.ts'],",
  'functions/testing/setup.ts': "import '#shared/clock.ts'",
  'shared/clock.ts': 'export const now = 1',
  'shared/post.ts': 'export interface Post {}',
  'functions/likes/access.ts': 'export const access = {}',
  'functions/likes/like.ts': "import type { Post } from '#shared/post.ts'",
  [LIKE]: "import { like } from './like.ts'",
  [READER]: "import { readFileSync } from 'node:fs'",
  [LABELLED]: "import { rows } from './rows.ts'",
  'shared/rows.ts': "import { readFileSync } from 'node:fs'",
  'shared/rows.tsv': 'a row',
  'docs/events.md': 'events',
}

const keys = (changed: Readonly<Record<string, string>> = {}) =>
  keysOfTests(new Map(Object.entries({ ...FILES, ...changed })), [LIKE, READER, LABELLED])

describe('keysOfTests', () => {
  it('gives the same key when the same code is read again', () => {
    expect(keys()).toEqual(keys())
    expect(new Set(keys().values()).size).toBe(3)
  })

  it.each([
    ['the test changes', LIKE],
    ['a file changes that it imports', 'functions/likes/like.ts'],
    ['a type changes that an import of it needs', 'shared/post.ts'],
    ['the permissions of its functions change', 'functions/likes/access.ts'],
    ['a setup file changes', 'functions/testing/setup.ts'],
    ['a file changes that a setup file imports', 'shared/clock.ts'],
    ['the configuration changes', 'vitest.config.ts'],
    ['the packages change', 'package-lock.json'],
  ])('gives another key when %s', (_name, path) => {
    const text = `${(FILES as Record<string, string>)[path] ?? ''}\n`
    expect(keys({ [path]: text }).get(LIKE)).not.toBe(keys().get(LIKE))
  })

  it('keeps the key when a file changes that the test does not import', () => {
    expect(keys({ 'docs/events.md': 'more' }).get(LIKE)).toBe(keys().get(LIKE))
  })

  it('gives another key when anything changes and the test reads files itself', () => {
    expect(keys({ 'docs/events.md': 'more' }).get(READER)).not.toBe(keys().get(READER))
  })

  it('gives another key when data changes and a helper of the test reads files', () => {
    const changed = keys({ 'shared/rows.tsv': 'another row' })
    expect(changed.get(LABELLED)).not.toBe(keys().get(LABELLED))
    expect(changed.get(LIKE)).toBe(keys().get(LIKE))
  })
})
