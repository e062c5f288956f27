import { describe, expect, it } from 'vitest'
import { matchRoute, type Route } from './api-routes.ts'

const routes: Route<string>[] = [
  '$default',
  'GET /api/posts/{id}',
  'GET /api/posts/pinned',
  'POST /api/posts/{id}/like',
  'ANY /api/files/{path+}',
].map((key) => ({ key, target: key }))

const match = (method: string, path: string) => {
  const found = matchRoute(routes, method, path)
  return [found?.route.key, found?.parameters]
}

describe('matchRoute', () => {
  it.each([
    ['GET', '/api/posts/pinned', ['GET /api/posts/pinned', {}]],
    ['GET', '/api/posts/a%20b', ['GET /api/posts/{id}', { id: 'a b' }]],
    ['POST', '/api/posts/1/like', ['POST /api/posts/{id}/like', { id: '1' }]],
    ['DELETE', '/api/posts/1', ['$default', {}]],
    ['GET', '/api/posts/', ['$default', {}]],
    ['GET', '/api/posts/1/', ['$default', {}]],
    ['PUT', '/api/files/a/b/c', ['ANY /api/files/{path+}', { path: 'a/b/c' }]],
    ['GET', '/api/posts/%E0%A4%A', ['GET /api/posts/{id}', { id: '%E0%A4%A' }]],
  ])('%s %s', (method, path, expected) => {
    expect(match(method, path)).toEqual(expected)
  })
})
