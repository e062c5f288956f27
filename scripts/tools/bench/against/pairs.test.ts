import { expect, it } from 'vitest'
import { alternate, cells, compare } from './pairs.ts'

const TREES = { before: 'old', after: 'new' }

it('measures both trees in turn, and all subjects in each round', async () => {
  const order: string[] = []
  const subjects = ['like', 'poll']
  const pairs = await alternate(TREES, { rounds: 2, subjects }, (tree, subject, round) => {
    order.push(`${tree} ${subject} ${String(round)}`)
    return Promise.resolve(`${tree}${String(round)}`)
  })
  expect(order).toEqual([
    'old like 0',
    'new like 0',
    'old poll 0',
    'new poll 0',
    'old like 1',
    'new like 1',
    'old poll 1',
    'new poll 1',
  ])
  expect(pairs.get('poll')).toEqual([
    { before: 'old0', after: 'new0' },
    { before: 'old1', after: 'new1' },
  ])
})

it('stops at the first failure', async () => {
  const started: string[] = []
  const work = alternate(TREES, { rounds: 3, subjects: ['like'] }, (tree) => {
    started.push(tree)
    return tree === 'new' ? Promise.reject(new Error('down')) : Promise.resolve(tree)
  })
  await expect(work).rejects.toThrow('down')
  expect(started).toEqual(['old', 'new'])
})

it('takes the ratio from pairs, so that a slow round does not change it', () => {
  const pairs = [
    { before: 2, after: 1 },
    { before: 20, after: 10 },
    { before: 4, after: 2 },
  ]
  expect(compare(pairs, (value) => value)).toEqual({ before: 4, after: 2, ratio: 0.5 })
})

it('formats before, after and ratio', () => {
  expect(cells({ before: 4.128, after: 1.9, ratio: 0.4603 }, 2)).toEqual(['4.13', '1.90', '0.46'])
})
