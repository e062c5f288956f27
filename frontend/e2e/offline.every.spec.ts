import type { Page } from '@playwright/test'
import { login } from '#shared/api/auth.ts'
import { addComment, listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { liveTicket } from '#shared/api/live.ts'
import { createPost, listPosts } from '#shared/api/posts.ts'
import { answerArticles, articles } from '../src/testing/articles.ts'
import { aConcert, answerConcerts } from '../src/testing/concerts.ts'
import { refuse } from '../src/testing/fake-api.ts'
import { aComment, aMember, aPost, ME } from '../src/testing/members.ts'
import { aMessage, answerThread } from '../src/testing/messages.ts'
import { connectionOf, LOST_CONNECTION_ERRORS } from './fixtures/connection.ts'
import { openComposer } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'
import { expectScreenAccessible, startTour } from './fixtures/tour.ts'

const EXPECTED = new RegExp(`${LOST_CONNECTION_ERRORS.source}|status of 40[13]`)

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

test(
  'keeps what is written without a network, and sends it once and in order',
  { tag: '@core' },
  async ({ page }) => {
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
    await expect(post.getByLabel('Dein Kommentar')).toHaveValue('')
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
    await expect(page.getByText(/(wartet|warten) auf Netz/)).toHaveCount(0)
    expect(order).toEqual(['Erster', 'Zweiter', 'Horns'])
    expect(new Set(comments.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(likes).toHaveLength(1)
    await expect(post.getByText('Zweiter')).toBeVisible()
    await expect(post.getByRole('button', { name: 'Horns: 1' })).toBeVisible()
  },
)

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
    await openComposer(page)
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
  await expect(page.getByText('Im Zug geschrieben', { exact: true })).toBeVisible()
  await expect(page.getByText('1 Sache wartet auf Netz')).toHaveCount(0)
  // A reload may cut the answer off; then the post goes out again under the same key.
  expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)

  isRefused = true
  await loadedAgain
  await write('Verboten')
  await connection.restore()
  await expect(page.getByText('Nicht gesendet. Heute nicht.')).toBeVisible()
  const signOut = page.getByRole('button', { name: 'Abmelden', exact: true })
  const isInMenu = !(await signOut.isVisible())
  if (isInMenu) await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await signOut.click()
  await expect(page.getByText('1 Sache ist noch nicht gesendet. Trotzdem abmelden?')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).last().click()
  if (isInMenu) await page.keyboard.press('Escape')

  isRefused = false
  await page.getByRole('button', { name: 'Ändern' }).click()
  await page.getByLabel('Dein Text').fill('Erlaubt')
  await page.getByRole('button', { name: 'Ändern und senden' }).click()
  await expect(page.getByText('Nicht gesendet')).toHaveCount(0)
  await expect.poll(() => posts.at(-1)?.body.content).toBe('Erlaubt')
  expect(posts.at(-1)?.idempotencyKey).not.toBe(posts.at(-2)?.idempotencyKey)
})

test('keeps everything when the session has expired, and sends it after the next sign-in', async ({
  page,
}) => {
  const api = await startTour(page)
  api.on(listPosts, () => [])
  let hasSession = true
  const posts = api.on(createPost, ({ body }) =>
    hasSession
      ? aPost(11, body.content ?? '', ME)
      : refuse('unauthenticated', 'Bitte melde dich an.'),
  )
  api.on(login, () => ({ authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') }))
  const connection = await connectionOf(page, { knows: false })
  const loaded = untilOutboxIsLoaded(page)
  await page.goto('/')
  await loaded
  await openComposer(page)
  await page.getByLabel('Inhalt').fill('Überlebt alles')
  await connection.lose()
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByText('1 Sache wartet auf Netz')).toBeVisible()
  hasSession = false
  await connection.restore()
  await expect(page.getByText(/Was noch wartet, geht danach raus/).first()).toBeVisible()

  hasSession = true
  await page.getByLabel('Benutzername').fill('testfan')
  await page.getByLabel('Passwort', { exact: true }).fill('Blastbeat-im-Moshpit')
  await page.getByRole('button', { name: 'Rein in den Pit' }).click()
  await expect(page.getByText('Überlebt alles', { exact: true })).toBeVisible()
  await expect(page.getByText('wartet auf Netz')).toHaveCount(0)
  expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('keeps a post in its form when the device has no room', async ({ page }) => {
  const api = await startTour(page)
  api.on(listPosts, () => [])
  const connection = await connectionOf(page, { knows: false })
  const loaded = untilOutboxIsLoaded(page)
  await page.goto('/')
  await loaded
  await openComposer(page)
  await page.getByLabel('Inhalt').fill('Kein Platz im Bus')
  const devTools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await connection.lose()
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByText(/Auf deinem Gerät ist kein Platz mehr/).first()).toBeVisible()
  await expect(page.getByLabel('Inhalt')).toHaveValue('Kein Platz im Bus')
})

const MARA = aMember(20, 'Mara')
const CONCERT = aConcert(1)
const [ARTICLE] = articles

/** What members read, with words of it. */
const SCREENS: readonly (readonly [path: string, words: string])[] = [
  // First: the column of the feed keeps the next concerts with the same words.
  ['/concerts', CONCERT.bandName],
  ['/', POST.content],
  ['/messages', MARA.displayName],
  [`/messages?user=${MARA.id}`, 'Samstag, Grube?'],
  ['/news', ARTICLE?.title ?? ''],
]

test('shows the last answers without a network', async ({ page }) => {
  const api = await startTour(page)
  api.on(listPosts, () => [POST])
  answerThread(api, MARA, [aMessage(MARA, 1, 'Samstag, Grube?'), aMessage(MARA, 2, 'Sag an!')])
  answerArticles(api, articles)
  answerConcerts(api, [CONCERT])
  for (const [path, words] of SCREENS) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await untilKept(page, words)
  }
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  for (const [path, words] of SCREENS) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    const note = page.getByText(/^Stand von /)
    await expect(note).toBeVisible()
    // No chat or bar is above it.
    await note.click()
    await expectScreenAccessible(page)
  }
})
