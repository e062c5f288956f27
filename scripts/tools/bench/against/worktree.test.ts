import { expect, it } from 'vitest'
import { differing } from './worktree.ts'

const PACKAGES = { '': { version: '0.1.0' }, 'node_modules/zod': { version: '4.4.0' } }

it('finds no difference between equal lockfiles, whatever the version of the product is', () => {
  expect(differing(PACKAGES, { ...PACKAGES, '': { version: '0.2.0' } })).toEqual([])
})

it('names packages of another version, and packages that are not installed', () => {
  const old = { ...PACKAGES, 'node_modules/vite': { version: '8.0.0' } }
  expect(differing(old, { 'node_modules/zod': { version: '4.4.1' } })).toEqual(['zod', 'vite'])
})

it('accepts packages that only the current tree has', () => {
  expect(differing(PACKAGES, { ...PACKAGES, 'node_modules/vite': { version: '8.0.0' } })).toEqual(
    [],
  )
})
