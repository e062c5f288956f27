import { expect, it } from 'vitest'
import {
  countText,
  dollarText,
  percentDone,
  scaleTop,
  spentShare,
  sumOf,
  waitingIn,
} from './figures.ts'

const queue = { total: 0, pending: 0, processing: 0, completed: 0, failed: 0 }

it.each([
  [0, 0, 0],
  [3, 1, 33],
  [200, 199, 99],
  [7, 7, 100],
  [5, 9, 100],
])('of %i jobs %i done is %i percent', (total, completed, percent) => {
  expect(percentDone({ ...queue, total, completed })).toBe(percent)
})

it('counts pending and processing jobs as waiting', () => {
  expect(waitingIn({ total: 20, pending: 4, processing: 2, completed: 11, failed: 3 })).toBe(6)
})

it.each([
  [0, '0,00 $'],
  [0.0004, '< 0,01 $'],
  [0.01, '0,01 $'],
  [1234.5, '1.234,50 $'],
])('%d dollars read %s', (usd, text) => {
  expect(dollarText(usd).replaceAll('\u00a0', ' ')).toBe(text)
})

it.each([
  [0, 5, 0],
  [1, 4, 0.25],
  [9, 5, 1],
  [0, 0, 0],
  [0.1, 0, 1],
])('%d of a budget of %d is a share of %d', (spent, budget, share) => {
  expect(spentShare(spent, budget)).toBe(share)
})

it.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3], 5],
  [[63, 12], 100],
  [[150], 200],
  [[1000], 1000],
])('the scale of %j ends at %i', (values, top) => {
  expect(scaleTop(values)).toBe(top)
})

it('formats and sums whole numbers', () => {
  expect(countText(12_345)).toBe('12.345')
  expect(sumOf([1, 2, 3])).toBe(6)
  expect(sumOf([])).toBe(0)
})
