import { describe, expect, it } from 'vitest'
import { ITEM_KINDS } from './index.ts'
import { findUncatalogued, findUncataloguedObjects } from './compare.ts'
import { kindFinder } from './kind-of.ts'
import { OBJECT_KINDS } from './objects.ts'
import { TOPICS } from './topics.ts'
import type { ItemKind } from './item-kind.ts'

const kinds: readonly ItemKind[] = [
  { name: 'thing', PK: 'THING#*', SK: '*', members: { PK: 'owner', 'author.id': 'author' } },
  { name: 'thing-count', PK: 'THING#*', SK: 'COUNT', members: {} },
]

describe('findUncatalogued', () => {
  it('accepts what the catalogue names', () => {
    const facts = [
      { PK: 'THING#1', SK: 'a', paths: ['PK', 'author.id'] },
      { PK: 'THING#1', SK: 'COUNT', paths: [] },
    ]
    expect(findUncatalogued(kinds, facts)).toEqual([])
  })

  it('reports a kind that the catalogue does not name once', () => {
    const facts = [
      { PK: 'OTHER#1', SK: 'X#1', paths: [] },
      { PK: 'OTHER#2', SK: 'X#2', paths: [] },
    ]
    const problems = findUncatalogued(kinds, facts)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('No kind of item has the key OTHER#1 / X#1.')
  })

  it('reports an attribute with the id of a member that its kind does not name', () => {
    const facts = [{ PK: 'THING#1', SK: 'COUNT', paths: ['best.memberId'] }]
    expect(findUncatalogued(kinds, facts)[0]).toContain('"best.memberId" of thing-count')
  })
})

describe('findUncataloguedObjects', () => {
  it('reports a prefix that no kind of object covers', () => {
    const keys = ['media/avatars/01/x', 'secret/1', 'secret/1/2']
    expect(findUncataloguedObjects(OBJECT_KINDS, keys)).toHaveLength(1)
  })
})

describe('the catalogue', () => {
  it('has unique names', () => {
    const names = ITEM_KINDS.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it('says for each kind with the id of a member how it is exported and erased', () => {
    const silent = ITEM_KINDS.filter(
      ({ members, personal }) => Object.keys(members).length > 0 && !personal,
    )
    expect(silent).toEqual([])
  })

  it('finds each kind by its own pattern, so that none hides another', () => {
    const kindOf = kindFinder(ITEM_KINDS)
    const hidden = ITEM_KINDS.filter(({ PK, SK, name }) => {
      const example = { PK: PK.replaceAll('*', 'x'), SK: SK.replaceAll('*', 'x') }
      return kindOf(example)?.name !== name
    })
    expect(hidden).toEqual([])
  })

  it('describes only topics that a kind has', () => {
    const used = new Set(
      [...ITEM_KINDS, ...OBJECT_KINDS].flatMap(({ personal }) => personal?.topic ?? []),
    )
    expect(Object.keys(TOPICS).filter((topic) => !used.has(topic as never))).toEqual(['news'])
  })
})
