import { expect, it } from 'vitest'
import { listArticles } from '#shared/api/articles.ts'
import { currentUser } from '#shared/api/auth.ts'
import { listPosts } from '#shared/api/posts.ts'
import { listStories } from '#shared/api/stories.ts'
import { firstCalls } from './first-screen.ts'

it.each([
  ['/', [currentUser.path, listPosts.path, listStories.path]],
  ['/community', [currentUser.path, listPosts.path, listStories.path]],
  ['/news', [currentUser.path, listArticles.path]],
  ['/settings', [currentUser.path]],
])('sends the queries of %s by the paths of their contracts', (pathname, paths) => {
  expect(firstCalls(pathname)).toEqual(paths)
})
