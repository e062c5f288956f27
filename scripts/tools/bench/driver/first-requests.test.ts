import { expect, it } from 'vitest'
import { summarizeFirstRequests } from './first-requests.ts'

it('takes the first request and the mean of the others from each process, and then the medians', () => {
  const runs = [
    { initMs: 60, first: [50, 6, 4] },
    { initMs: 40, first: [40, 3, 1] },
    { initMs: 90, first: [90, 30, 10] },
  ]
  expect(summarizeFirstRequests(runs)).toEqual({ initMs: 60, first: 50, next: 5 })
})
