import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { addComment, listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { listPosts } from '#shared/api/posts.ts'
import { passTime, until } from '../clock.ts'
import { aComment, aPost, ME } from '../members.ts'
import { openApp, theApi, type App } from '../open-app.ts'
import { button, fill, findText } from '../queries.ts'

const embers = () => document.querySelectorAll('[data-embers]').length

const openFeed = async (): Promise<App> => {
  const api = theApi()
  api.on(listPosts, () => [aPost(8, 'Erster'), aPost(7, 'Zweiter')])
  api.on(likePost, () => ({ isLiked: true, likesCount: 1 }))
  const app = await openApp('/')
  await findText('Erster')
  return app
}

const giveHorns = async ({ user }: App): Promise<void> => {
  const before = screen.queryAllByRole('button', { name: 'Horns: 1' }).length
  const [free] = await until(() => screen.getAllByRole('button', { name: 'Horns: 0' }))
  if (free) await user.click(free)
  await until(() => {
    expect(screen.getAllByRole('button', { name: 'Horns: 1' })).toHaveLength(before + 1)
  })
  await vi.dynamicImportSettled()
}

const allowMotion = (): void => {
  const matchMedia = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget(), { media: query, matches: false })
      : matchMedia(query),
  )
}

it('raises embers for the first horns of a member alone, also after a reload', async () => {
  allowMotion()
  const app = await openFeed()
  await giveHorns(app)
  await until(() => {
    expect(embers()).toBe(1)
  })
  await passTime(3000)
  expect(embers()).toBe(0)
  await app.reload()
  await giveHorns(app)
  await passTime(100)
  expect(embers()).toBe(0)
})

it('raises embers for the first comment after the first horns', async () => {
  allowMotion()
  const app = await openFeed()
  app.api.on(listComments, () => [])
  app.api.on(addComment, () => aComment(8, 1, 'Laut!', ME))
  await giveHorns(app)
  await passTime(3000)
  const [comments] = screen.getAllByRole('button', { name: 'Kommentare: 0' })
  if (comments) await app.user.click(comments)
  await fill(app.user, await until(() => screen.getByLabelText('Dein Kommentar')), 'Laut!')
  await app.user.click(button('Senden'))
  await until(() => {
    expect(embers()).toBe(1)
  })
})

it('raises no embers with reduced motion', async () => {
  const app = await openFeed()
  await giveHorns(app)
  await passTime(100)
  expect(embers()).toBe(0)
  expect(localStorage.getItem('hoellenlaerm-felt')).toContain('/like')
})
