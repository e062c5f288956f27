import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { privacyStorage } from './privacy-storage.ts'

const SRC = join(import.meta.dirname, '../../..')

/** String literals that look like one of our storage keys, or like the prefix of some. */
const NAME = /(?:'|`)(hoellenlaerm[.-][a-z-]*[a-z])(?:'|\.\$)/g

const storedNames = (): Set<string> =>
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: SRC })
      .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('features/static/'))
      .flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').matchAll(NAME)])
      .map(([, name = '']) => name),
  )

test('names exactly the storage keys that the SPA uses', () => {
  const named = JSON.stringify(privacyStorage).match(/hoellenlaerm[.-][a-z-]+/g) ?? []
  expect(named.toSorted()).toEqual([...storedNames()].toSorted())
})
