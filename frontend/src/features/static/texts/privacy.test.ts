import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { privacyStorage } from './privacy-storage.ts'

const SRC = join(import.meta.dirname, '../../..')

/** The whole texts that look like one of our keys, and the beginning of those that go on. */
const NAME = /(?:'|`)(hoellenlaerm[.-][a-z-]*[a-z])(?:'|\.\$)/g

const storedNames = (): Set<string> =>
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: SRC })
      .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('features/static/'))
      .flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').matchAll(NAME)])
      .map(([, name = '']) => name),
  )

test('the privacy text names exactly what lies in the browser', () => {
  const told = JSON.stringify(privacyStorage).match(/hoellenlaerm[.-][a-z-]+/g) ?? []
  expect(told.toSorted()).toEqual([...storedNames()].toSorted())
})
