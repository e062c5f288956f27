import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findHelpPage } from '#shared/domain/help-pages.ts'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { TOPICS } from './index.ts'

const ids = TOPICS.map(({ id }) => id)
const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

const sourceOf = (path: string): string =>
  readFileSync(new URL(`../../../frontend/src/${path}`, import.meta.url), 'utf8')

const SECTIONS = sourceOf('pages/settings-subjects.ts')

describe('the topics', () => {
  it('have ids, questions and labels of their own', () => {
    expect(isUnique(ids)).toBe(true)
    expect(isUnique(TOPICS.map(({ question }) => question))).toBe(true)
    expect(isUnique(TOPICS.map(({ link }) => link.label))).toBe(true)
  })

  it('link pages and sections that exist', () => {
    for (const { link } of TOPICS) {
      const [path = '', section] = link.path.split('#')
      expect(findHelpPage(path), link.path).toBeDefined()
      if (section !== undefined) expect(SECTIONS).toMatch(new RegExp(`section\\(\\s*'${section}',`))
    }
  })

  it('lead on to other topics', () => {
    for (const { id, related } of TOPICS) {
      expect(related.length, id).toBeGreaterThan(0)
      expect(related.filter((other) => other === id || !ids.includes(other))).toEqual([])
    }
  })

  it('fit the request: short, and long enough to answer from', () => {
    for (const { id, text } of TOPICS) {
      expect(text.length, id).toBeGreaterThan(150)
      expect(text.length, id).toBeLessThan(800)
    }
  })
})

it('only the topic about moderation names what it is about', () => {
  expect(TOPICS.filter(({ text }) => findBannedTerm(text) !== null).map(({ id }) => id)).toEqual([
    'moderation',
  ])
})
