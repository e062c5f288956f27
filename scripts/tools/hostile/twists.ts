import fc from 'fast-check'
import type { Twist } from './send.ts'

const plain: Twist = (target) => target

const withQuery =
  (query: string): Twist =>
  ({ method, path }) => ({ method, path: `${path}${path.includes('?') ? '&' : '?'}${query}` })

const withPath =
  (change: (path: string) => string): Twist =>
  ({ method, path }) => ({ method, path: change(path) })

const withMethod =
  (method: string): Twist =>
  ({ path }) => ({ method, path })

const TWISTS: readonly Twist[] = [
  ...['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET'].map(withMethod),
  ...[
    'cursor=%00',
    'cursor=%ED%A0%80',
    'cursor=%',
    'a=1&a=2',
    '=',
    '&&&',
    `a=${'x'.repeat(7000)}`,
  ].map(withQuery),
  withPath((path) => path.replace('/api/', '/api//')),
  withPath((path) => `${path}/`),
  withPath((path) => `${path}%2f..%2f..`),
  withPath((path) => `${path}%00`),
  withPath((path) => `${path}%`),
  withPath((path) => path.replace('/api/', '/API/')),
  withPath((path) => path.replace('/api/', '/./api/../api/')),
  withPath((path) => `${path}/${'x'.repeat(3000)}`),
]

/** Most calls go as they are; one in ten is also odd in method, path or query. */
const anyTwist = fc.oneof(
  { weight: 9, arbitrary: fc.constant(plain) },
  { weight: 1, arbitrary: fc.constantFrom(...TWISTS) },
)

/** The same for the same seed. */
export const twists = (seed: number, count: number): readonly Twist[] =>
  fc.sample(anyTwist, { seed, numRuns: count })
