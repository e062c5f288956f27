import { expect, test } from 'vitest'
import type { DomainAccess } from '#platform/access.ts'
import { findUnproven } from './find-unproven.ts'
import type { Usage } from './usage.ts'

const access: DomainAccess = {
  endpoints: {
    saveThing: {
      table: ['GetItem', 'DeleteItem'],
      indexes: ['GSI1'],
      media: { put: ['media/things/*'] },
      send: ['write-article'],
      inspect: ['read-source'],
      mail: true,
      publish: ['contact'],
      model: true,
    },
  },
  effects: { 'purge-thing': { listens: ['Thing.removed'], blocks: 'none: upkeep' } },
}

const handlers = [
  { name: 'save-thing', domain: 'things', entry: '/f/things/slice/save-thing.ts' },
  { name: 'purge-thing', domain: 'things', entry: '/f/things/effects/purge-thing.ts' },
]

const complete: readonly Usage[] = [
  {
    testFile: '/f/things/slice/save-thing.int.test.ts',
    grants: {
      saveThing: [
        'GetItem',
        'DeleteItem',
        'GSI1',
        'put media/things/*',
        'send write-article',
        'inspect read-source',
      ],
    },
    succeeded: ['saveThing'],
  },
  {
    testFile: '/f/things/effects/things-effects.int.test.ts',
    grants: { saveThing: ['mail', 'publish', 'model'] },
    succeeded: ['purge-thing'],
  },
]

const find = (usages: readonly Usage[]) =>
  findUnproven([{ name: 'things', access }], handlers, usages)

test('finds nothing when every grant was used and every function has a test beside it', () => {
  expect(find(complete)).toEqual([])
})

test('names each grant that no test used', () => {
  const withoutGrants = complete.map((usage) => ({ ...usage, grants: {} }))
  expect(find(withoutGrants)).toEqual([
    'No test of saveThing uses its grants: GetItem, DeleteItem, GSI1, put media/things/*, send write-article, inspect read-source, mail, publish, model.',
  ])
})

test('names each function that no test beside it ran with success', () => {
  const elsewhere = complete.map((usage) => ({ ...usage, testFile: '/f/testing/a.int.test.ts' }))
  expect(find(elsewhere)).toEqual([
    'No test in /f/things/slice runs saveThing with success.',
    'No test in /f/things/effects runs purge-thing with success.',
  ])
})
