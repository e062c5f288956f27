import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { liveTicket } from '#shared/api/live.ts'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { LOST_CONNECTION_ERRORS } from './fixtures/connection.ts'
import type { Member } from './fixtures/members.ts'
import { annaAndBen, attachPhoto, chatWith } from './fixtures/messages.ts'
import { phonePhoto, pickFile } from './fixtures/photos.ts'
import { openStoryComposer, shareStory, storiesOf } from './fixtures/story-composer.ts'
import { openComposer } from './fixtures/posts.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { expectPageAccessible } from './fixtures/tour.ts'

test.use({ expectedErrors: [LOST_CONNECTION_ERRORS] })

const WAITS = 'Wird gesendet, sobald du Netz hast'

/** Wakes the service worker as the browser does when the network is back. */
const synchronize = async (context: BrowserContext, origin: string): Promise<void> => {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  const event = { origin, registrationId, tag: 'outbox', lastChance: false }
  await devTools.send('ServiceWorker.dispatchSyncEvent', event)
  await page.close()
}

const postsOf = async (request: APIRequestContext, { token }: Member, content: string) => {
  const answer = await request.get(listPosts.path, { headers: { 'X-Auth-Token': token } })
  const posts = (await answer.json()) as readonly Post[]
  return posts.filter((post) => post.content === content)
}

/** What the browser has stored of the member. */
const storedOf = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    )
    return {
      databases,
      waiting: Object.keys(localStorage).filter((key) => key.includes('outbox')),
      answers: cached.flat().filter(({ url }) => /\/(api|media)\//.test(url)).length,
    }
  })

test('sends a story and messages with a photo when the network is back', async ({
  context,
  page,
  newMember,
  request,
}) => {
  const [anna, ben] = await annaAndBen({ newMember, request })
  await signIn(context, anna)
  const loaded = page.waitForRequest((one) => one.url().endsWith(liveTicket.path))
  await page.goto('/')
  await loaded
  await openStoryComposer(page)
  const buffer = await phonePhoto()
  await pickFile(page, 'Galerie', { name: 'pit.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByAltText('Dein Bild')).toBeVisible()
  await context.setOffline(true)
  await shareStory(page)
  await expect(page.getByText('1 Sache wartet auf Netz')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('wartet auf Netz')).toHaveCount(0)
  expect(await storiesOf(request, anna)).toHaveLength(1)

  await page.goto(chatWith(ben))
  const field = page.getByRole('textbox', { name: `Nachricht an ${ben.displayName}` })
  await attachPhoto(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await field.fill('Erst das Bild')
  await page.getByRole('button', { name: 'Senden' }).click()
  await field.fill('Dann der Text')
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByText(WAITS)).toHaveCount(2)
  await expectPageAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText(WAITS)).toHaveCount(0)
  await page.reload()
  const texts = page.getByRole('log').getByText(/^(Erst das Bild|Dann der Text)$/)
  await expect(texts).toHaveText(['Erst das Bild', 'Dann der Text'])
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('sends a post with its photo when no tab is open, and keeps nothing after a sign-out', async ({
    page,
    context,
    member,
    request,
    baseURL,
  }) => {
    const content = `Aus dem Funkloch ${member.username}`
    await signIn(context, member)
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await openComposer(page)
    await page.getByLabel('Inhalt').fill(content)
    const buffer = await phonePhoto()
    await pickFile(page, 'Bild oder Video', { name: 'pit.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: 'Vorschau' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Posten' }).click()
    await expect(page.getByText('1 Sache wartet auf Netz')).toBeVisible()
    await page.close()

    await context.setOffline(false)
    await synchronize(context, new URL(baseURL ?? '').origin)
    await expect
      .poll(async () => {
        const posts = await postsOf(request, member, content)
        return posts.map(({ mediaType }) => mediaType)
      })
      .toEqual(['image'])

    const next = await context.newPage()
    await signIn(context, member)
    await next.goto('/')
    await expect(next.getByText(content)).toBeVisible()
    await expect(next.getByText('wartet auf Netz')).toHaveCount(0)
    expect(await postsOf(request, member, content)).toHaveLength(1)
    const signOut = next.getByRole('button', { name: 'Abmelden', exact: true })
    if (!(await signOut.isVisible()))
      await next.getByRole('button', { name: 'Menü öffnen' }).click()
    await signOut.click()
    await expect(next.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await expect.poll(() => storedOf(next)).toEqual({ databases: [], waiting: [], answers: 0 })
  })
})
