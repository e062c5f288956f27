import { expect, test } from 'vitest'
import type { DomainAccess } from '#platform/access.ts'
import { findUnproven } from './find-unproven.ts'
import type { Usage } from './usage.ts'

const access: DomainAccess = {
  endpoints: {
    saveThing: {
      table: ['GetItem', 'DeleteItem'],
      keys: ['THING#*'],
      indexes: ['GSI1'],
      media: { put: ['media/things/*'] },
      send: ['write-article'],
      inspect: ['read-source'],
      redrive: ['read-source'],
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
        'dynamodb:GetItem on table/product',
        'keys THING#*',
        'dynamodb:DeleteItem on table/product',
        'dynamodb:Query on table/product/index/GSI1',
        's3:PutObject on media/media/things/*',
        'sqs:SendMessage on write-article',
        'sqs:GetQueueAttributes on read-source',
        'sqs:GetQueueAttributes on read-source-failed',
        'sqs:SendMessage on read-source',
        'sqs:ReceiveMessage on read-source-failed',
        'sqs:DeleteMessage on read-source-failed',
      ],
    },
    succeeded: ['saveThing'],
    uncatalogued: [],
  },
  {
    testFile: '/f/things/effects/things-effects.int.test.ts',
    grants: {
      saveThing: [
        'ses:SendEmail on identity/sender',
        'sns:Publish on contact',
        'bedrock:InvokeModel on inference-profile/model',
      ],
    },
    succeeded: ['purge-thing'],
    uncatalogued: [],
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
    `No test of saveThing uses its grants: ${[
      'dynamodb:GetItem on table/product',
      'keys THING#*',
      'dynamodb:DeleteItem on table/product',
      'dynamodb:Query on table/product/index/GSI1',
      's3:PutObject on media/media/things/*',
      'sns:Publish on contact',
      'ses:SendEmail on identity/sender',
      'sqs:SendMessage on write-article',
      'sqs:GetQueueAttributes on read-source',
      'sqs:GetQueueAttributes on read-source-failed',
      'sqs:SendMessage on read-source',
      'sqs:ReceiveMessage on read-source-failed',
      'sqs:DeleteMessage on read-source-failed',
      'bedrock:InvokeModel on inference-profile/model',
    ].join(', ')}.`,
  ])
})

test('names each function that no test beside it ran with success', () => {
  const elsewhere = complete.map((usage) => ({ ...usage, testFile: '/f/testing/a.int.test.ts' }))
  expect(find(elsewhere)).toEqual([
    'No test in /f/things/slice runs saveThing with success.',
    'No test in /f/things/effects runs purge-thing with success.',
  ])
})
