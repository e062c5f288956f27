import type { Page } from '@playwright/test'
import { addComment, listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { liveTicket } from '#shared/api/live.ts'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { refuse } from '../src/testing/fake-api.ts'
import { aComment, aPost, ME } from '../src/testing/members.ts'
import { connectionOf, LOST_CONNECTION_ERRORS } from './fixtures/connection.ts'
import { expect, test } from './fixtures/test.ts'
import { expectScreenAccessible, startTour } from './fixtures/tour.ts'

const EXPECTED = new RegExp(`${LOST_CONNECTION_ERRORS.source}|status of 403`)

test.use({ expectedErrors: [EXPECTED] })

const POST = aPost(9, 'Steht noch.')
const WAITS = 'Wird gesendet, sobald du Netz hast'

/** The outbox is loaded together with the live channel, which asks for a ticket. */
const untilOutboxIsLoaded = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith(liveTicket.path))

/** This device keeps an answer with these words. */
const untilKept = (page: Page, words: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name }) => name)
        // Opening it would create it without its stores.
        if (!names.includes('hoellenlaerm.offline')) return ''
        const opening = indexedDB.open('hoellenlaerm.offline')
        await new Promise((resolve) => (opening.onsuccess = resolve))
        const { result } = opening
        if (!result.objectStoreNames.contains('answers')) return ''
        const reading = result.transaction('answers').objectStore('answers').getAll()
        await new Promise((resolve) => (reading.onsuccess = resolve))
        result.close()
        return JSON.stringify(reading.result)
      }),
    )
    .toContain(words)

test('keeps what is written without a network, and sends it once and in order', async ({
  page,
}) => {
  const api = await startTour(page)
  api.on(listPosts, () => [POST])
  api.on(listComments, () => [])
  const order: string[] = []
  const comments = api.on(addComment, ({ body }) => {
    order.push(body.content)
    return aComment(9, 10 + order.length, body.content, ME)
  })
  const likes = api.on(likePost, () => {
    order.push('Horns')
    return { isLiked: true, likesCount: 1 }
  })
  const connection = await connectionOf(page)
  const loaded = untilOutboxIsLoaded(page)
  await page.goto('/')
  const post = page.getByRole('article').filter({ hasText: POST.content })
  await post.getByRole('button', { name: 'Kommentare: 0' }).click()
  await post.getByLabel('Dein Kommentar').fill('Erster')
  await loaded

  await connection.lose()
  await post.getByRole('button', { name: 'Senden' }).click()
  await expect(post.getByText(WAITS)).toHaveCount(1)
  await expect(post.getByLabel('Dein Kommentar')).toHaveValue('')
  await post.getByLabel('Dein Kommentar').fill('Zweiter')
  await post.getByRole('button', { name: 'Senden' }).click()
  await post.getByLabel('Dein Kommentar').fill('Doch nicht')
  await post.getByRole('button', { name: 'Senden' }).click()
  await post.getByRole('button', { name: 'Horns: 0' }).click()
  await expect(post.getByRole('button', { name: 'Horns: 1' })).toBeVisible()
  await expect(post.getByText(WAITS)).toHaveCount(3)
  const last = post.getByRole('listitem').filter({ hasText: 'Doch nicht' })
  await last.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(post.getByText(WAITS)).toHaveCount(2)
  await expect(page.getByText('3 Sachen warten auf Netz')).toBeVisible()
  await page.getByRole('button', { name: 'Ansehen' }).click()
  await expect(page.getByRole('dialog').getByText('Hörner')).toBeVisible()
  await expectScreenAccessible(page)
  await page.keyboard.press('Escape')

  await connection.restore()
  await expect(page.getByText('Sachen warten auf Netz')).toHaveCount(0)
  expect(order).toEqual(['Erster', 'Zweiter', 'Horns'])
  expect(new Set(comments.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(likes).toHaveLength(1)
  await expect(post.getByText('Zweiter')).toBeVisible()
  await expect(post.getByRole('button', { name: 'Horns: 1' })).toBeVisible()
})

test('sends a post after a reload, and asks before a sign-out that would lose one', async ({
  page,
}) => {
  const api = await startTour(page)
  api.on(listPosts, () => [])
  let isRefused = false
  const posts = api.on(createPost, ({ body }) =>
    isRefused ? refuse('forbidden', 'Heute nicht.') : aPost(11, body.content ?? '', ME),
  )
  const connection = await connectionOf(page, { knows: false })
  const loaded = untilOutboxIsLoaded(page)
  await page.goto('/')
  await loaded
  const write = async (text: string) => {
    await page.getByRole('button', { name: 'Beitrag erstellen' }).click()
    await page.getByLabel('Inhalt').fill(text)
    await connection.lose()
    await page.getByRole('button', { name: 'Posten' }).click()
    await expect(page.getByText('1 Sache wartet auf Netz')).toBeVisible()
  }
  await write('Im Zug geschrieben')
  await expect(page.getByText(WAITS).first()).toBeVisible()
  await connection.restore()
  const loadedAgain = untilOutboxIsLoaded(page)
  await page.reload()
  await expect(page.getByText('Im Zug geschrieben')).toBeVisible()
  await expect(page.getByText('1 Sache wartet auf Netz')).toHaveCount(0)
  expect(posts).toHaveLength(1)

  isRefused = true
  await loadedAgain
  await write('Verboten')
  await connection.restore()
  await expect(page.getByText('Nicht gesendet. Heute nicht.')).toBeVisible()
  const signOut = page.getByRole('button', { name: 'Abmelden', exact: true })
  if (!(await signOut.isVisible())) await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await signOut.click()
  await expect(page.getByText('1 Sache ist noch nicht gesendet. Trotzdem abmelden?')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).last().click()

  isRefused = false
  await page.getByRole('button', { name: 'Ändern' }).click()
  await page.getByLabel('Dein Text').fill('Erlaubt')
  await page.getByRole('button', { name: 'Ändern und senden' }).click()
  await expect(page.getByText('Nicht gesendet')).toHaveCount(0)
  expect(posts.at(-1)?.body.content).toBe('Erlaubt')
  expect(posts.at(-1)?.idempotencyKey).not.toBe(posts.at(-2)?.idempotencyKey)
})

test('shows the last answers without a network', async ({ page }) => {
  const api = await startTour(page)
  api.on(listPosts, () => [POST])
  const connection = await connectionOf(page, { knows: false })
  await page.goto('/')
  await expect(page.getByText(POST.content)).toBeVisible()
  await untilKept(page, POST.content)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByText(POST.content)).toBeVisible()
  await expect(page.getByText(/^Stand von /)).toBeVisible()
  await expect(connection.restore()).resolves.toBeUndefined()
})
