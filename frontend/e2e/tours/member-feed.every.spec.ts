import { addComment, listComments } from '#shared/api/comments.ts'
import { suggestedUsers } from '#shared/api/people.ts'
import { postMuteState } from '#shared/api/post-mutes.ts'
import { listPosts } from '#shared/api/posts.ts'
import { wallOfHorns } from '#shared/api/wall.ts'
import { aMember, ownPost, ulid } from '../../src/testing/members.ts'
import { answerProfile } from '../../src/testing/people.ts'
import type { Page } from '@playwright/test'
import { phonePhoto, pickFile } from '../fixtures/photos.ts'
import { openComposer } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, expectScreenAccessible, startTour, toTop } from '../fixtures/tour.ts'

const now = new Date().toISOString()

const NEWCOMERS = [0, 1, 2, 3].map((number) => ({
  id: ulid(30 + number),
  username: `neu_${number}`,
  displayName: `Neu ${number}`,
  avatar: null,
  createdAt: now,
  version: 1,
  editedAt: null,
  selectedRoles: ['fan', 'band', 'tech'] as const,
  bandGenre: 'Crust',
  favoriteGig: null,
  contribution: `Krach ${number}`,
}))

const POST = {
  ...ownPost(9, 'Lesbar für alle.'),
  mediaUrl: '/media/posts/9/full.webp',
  mediaPreviewUrl: '/media/posts/9/preview.webp',
  mediaType: 'image' as const,
  mediaWidth: 600,
  mediaHeight: 400,
  commentsCount: 1,
}

const COMMENT = {
  id: `${POST.id}-${ulid(10)}`,
  postId: POST.id,
  userId: POST.userId,
  user: POST.user,
  content: 'Auch lesbar.',
  createdAt: now,
  version: 1,
  parentId: null,
  editedAt: null,
  isLiked: false,
  likesCount: 0,
  status: 'visible' as const,
  statusReason: null,
}

const browseWall = async (page: Page): Promise<void> => {
  const wall = page.getByRole('region', { name: 'Wall of Horns' })
  const card = wall.getByRole('listitem').filter({ hasText: 'Krach 3' })
  await expect(card).toContainText('Fan, Band, Technik')
  await expect(card.getByText('+1', { exact: true })).toBeVisible()
  const back = wall.getByRole('button', { name: 'Zurückblättern' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await wall.getByRole('button', { name: 'Weiterblättern' }).click()
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await back.click()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await card.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Neu 3' })).toBeVisible()
  await expectScreenAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test(
  'has no barrier when a member opens an empty feed, its side panels and the composer',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page)
    await page.goto('/gibt-es-nicht')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectScreenAccessible(page)

    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectScreenAccessible(page)

    api.on(wallOfHorns, () =>
      NEWCOMERS.map((one) => ({ ...one, selectedRoles: [...one.selectedRoles] })),
    )
    api.on(suggestedUsers, () => [
      { ...aMember(20, 'Mara'), reason: 'new' as const, reasonText: 'Neu in der Meute' },
      { ...aMember(21, 'Kuno'), reason: 'new' as const, reasonText: 'Neu in der Meute' },
    ])
    await page.reload()
    await expect(page.getByRole('region', { name: 'Wall of Horns' })).toContainText('Krach 3')
    await expect(page.getByRole('region', { name: 'Kennst du schon...' })).toContainText('Mara')
    await expectScreenAccessible(page)
    answerProfile(api, aMember(3, 'Neu 3'))
    await browseWall(page)

    await openComposer(page)
    await page.getByLabel('Inhalt').fill('Ohne Hürden')
    const photo = { name: 'pit.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    await pickFile(page, 'Bild oder Video', photo)
    await expect(page.getByAltText('Vorschau')).toBeVisible()
    await expectScreenAccessible(page)
    expectNoFaults(api)
  },
)

test(
  'has no barrier when a member reads a post with a picture and comments',
  { tag: '@core' },
  async ({ page }) => {
    const api = await startTour(page)
    api.on(listPosts, () => [POST])
    api.on(listComments, () => [COMMENT])
    await page.goto('/')
    const post = page.getByRole('article').filter({ hasText: POST.content })
    await post.getByRole('button', { name: 'Kommentare: 1' }).click()
    await expect(post.getByText(COMMENT.content)).toBeVisible()
    api.on(addComment, ({ body }) => ({
      ...COMMENT,
      id: `${POST.id}-${ulid(11)}`,
      content: body.content,
    }))
    await post.getByLabel('Dein Kommentar').fill('Lesbar für alle anderen.')
    await post.getByRole('button', { name: 'Senden' }).click()
    await expect(post.getByText('Lesbar für alle anderen.')).toBeVisible()
    await toTop(page)
    await expectScreenAccessible(page)

    await post.getByRole('button', { name: /Bild vergrößern/ }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Größer' })).toBeVisible()
    await expectScreenAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await toTop(page)
    api.on(postMuteState, () => ({ isMuted: false }))
    await post.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectScreenAccessible(page)
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectScreenAccessible(page)
    expectNoFaults(api)
  },
)
