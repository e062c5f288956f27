import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTree } from './read-tree.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDERS = ['frontend/src', 'functions', 'shared']

/** A number with its noun in one of two forms, which `counted` of `shared/domain/counted.ts` writes. */
const OWN_FORM = /=== 1\s*\?\s*['`]1 /u

it('finds no text that writes its own form for 1', () => {
  const found = FOLDERS.flatMap((folder) =>
    [...readTree(join(ROOT, folder)).texts]
      .filter(([name, text]) => /\.tsx?$/u.test(name) && OWN_FORM.test(text))
      .map(([name]) => `${folder}/${name}`),
  )
  expect(found).toEqual([])
})
