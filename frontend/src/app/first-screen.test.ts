import { expect, it } from 'vitest'
import { listArticles } from '#shared/api/articles.ts'
import { currentUser } from '#shared/api/auth.ts'
import { listPosts } from '#shared/api/posts.ts'
import { listStories } from '#shared/api/stories.ts'
import { firstCalls } from './first-screen.ts'

const BAR = `${listStories.path}?slides=first`

it.each([
  ['/', [currentUser.path, listPosts.path, BAR]],
  ['/community', [currentUser.path, listPosts.path, BAR]],
  ['/news', [currentUser.path, listArticles.path]],
  ['/settings', [currentUser.path]],
])('sends the queries of %s by the paths of their contracts', (pathname, paths) => {
  expect(firstCalls(pathname)).toEqual(paths)
})
