import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#scripts/root.ts'
import { DROPPED, placesOfRules, requiredRules, tableOfRules } from './rules.ts'

const PAGE = 'docs/decisions/0016-two-linters.md'

const places = await placesOfRules()

describe('the linters', () => {
  it('run every rule of the presets unless it is listed as dropped', () => {
    expect(requiredRules().filter((name) => !places.has(name))).toEqual([])
  })

  it('run no rule that is listed as dropped', () => {
    const dropped = [...places].filter(([, place]) => place === 'dropped').map(([name]) => name)
    expect(dropped).toEqual(Object.keys(DROPPED).toSorted())
  })

  it('leave to ESLint only what oxlint lacks', () => {
    const kept = [...places].filter(([, place]) => place.startsWith('eslint'))
    expect(kept.map(([name]) => name.split('/')[0])).not.toContain('react-hooks')
    expect(kept).toHaveLength(15)
  })

  it(`are described by the table of ${PAGE}`, () => {
    expect(readFileSync(join(ROOT, PAGE), 'utf8')).toContain(tableOfRules(places))
  })
})
