import { expect, it } from 'vitest'
import { ITEM_KINDS, OBJECT_KINDS } from '../../privacy/catalogue/index.ts'
import { SECTIONS } from './index.ts'

const exported = ITEM_KINDS.flatMap(({ name, personal }) =>
  personal && 'section' in personal.exported ? [name] : [],
)

it('exports every kind of item that the catalogue does not argue away', () => {
  const covered = new Set(SECTIONS.flatMap(({ kinds }) => kinds))
  expect(exported.filter((name) => !covered.has(name))).toEqual([])
})

it('names only kinds of the catalogue', () => {
  const known = new Set(ITEM_KINDS.map(({ name }) => name))
  const named = SECTIONS.flatMap(({ kinds }) => kinds)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('has a section with media for every kind of object that is exported', () => {
  const withMedia = SECTIONS.filter(({ fields }) =>
    Object.values(fields).some(({ kind }) => kind === 'media'),
  ).map(({ id }) => id)
  const wanted = OBJECT_KINDS.flatMap(({ personal }) =>
    personal && 'section' in personal.exported ? [personal.exported.section] : [],
  )
  expect(wanted.filter((section) => !withMedia.includes(section))).toEqual([])
})
