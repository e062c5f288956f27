import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contracts } from './index.ts'

it('lists every contract of this folder', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  const written = texts.flatMap((text) => [...text.matchAll(/^export const (\w+) = contract\(/gm)])
  expect(contracts.map(({ id }) => id).toSorted()).toEqual(
    written.map(([, name = '']) => name).toSorted(),
  )
})
