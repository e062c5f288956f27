import { randomUUID } from 'node:crypto'
import { writeIntoFeed } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'
import { passTimeUntil } from './fixtures/time.ts'

test.describe('with the server away', () => {
  test.use({ expectedErrors: [/503|Failed to load resource/] })

  test('the feed says so and comes back on demand', async ({ openAs, member }) => {
    const page = await openAs(member, '/gibt-es-nicht')
    await page.clock.install()
    let isAway = true
    await page.route('**/api/community/posts', (route) =>
      isAway ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await page.goto('/')
    await passTimeUntil(page, page.getByRole('heading', { name: 'Fehler beim Laden' }))
    isAway = false
    await page.getByRole('alert').getByRole('button', { name: 'Nochmal versuchen' }).click()
    await expect(page.getByRole('heading', { name: 'Fehler beim Laden' })).toHaveCount(0)
  })

  test('horns go back to what they were, and the reason is told', async ({
    signedInPage: page,
    member,
    request,
  }) => {
    const text = `Ohne Netz ${randomUUID()}`
    await writeIntoFeed(request, member, text)
    await page.reload()
    await page.route('**/like', (route) => route.fulfill({ status: 503, body: '' }))
    const post = page.getByRole('article').filter({ hasText: text })
    await post.getByRole('button', { name: 'Horns: 0' }).click()
    const heard = page.getByRole('region', { name: /Hinweise/ })
    await expect(heard).toContainText('Like konnte nicht verarbeitet werden: ')
    await expect(post.getByRole('button', { name: 'Horns: 0', pressed: false })).toBeVisible()
  })

  test('a comment that was not taken stays typed', async ({
    signedInPage: page,
    member,
    request,
  }) => {
    const text = `Kommentier mich ${randomUUID()}`
    await writeIntoFeed(request, member, text)
    await page.reload()
    await page.route('**/comments', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, body: '' })
        : route.fallback(),
    )
    const post = page.getByRole('article').filter({ hasText: text })
    await post.getByRole('button', { name: 'Kommentare: 0' }).click()
    await post.getByLabel('Dein Kommentar').fill('Bleib hier!')
    await post.getByRole('button', { name: 'Senden' }).click()
    const heard = page.getByRole('region', { name: /Hinweise/ })
    await expect(heard).toContainText('Kommentar konnte nicht hinzugefügt werden: ')
    await expect(post.getByLabel('Dein Kommentar')).toHaveValue('Bleib hier!')
  })
})

test('held content is shown to its author alone, with the reason', async ({
  signedInPage: page,
  newMember,
  openAs,
}) => {
  const text = `NSBM gehört hier nicht hin ${randomUUID()}`
  await page.getByRole('button', { name: 'Raushauen' }).first().click()
  await page.getByLabel('Inhalt').fill(text)
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText('wird geprüft')
  const own = page.getByRole('article').filter({ hasText: text })
  await expect(own).toContainText('Nur du siehst diesen Beitrag.')

  const other = await openAs(await newMember('Röhre'))
  await expect(other.getByRole('button', { name: 'Raushauen' }).first()).toBeVisible()
  await expect(other.getByRole('status', { name: /geladen/ })).toHaveCount(0)
  await expect(other.getByRole('article').filter({ hasText: text })).toHaveCount(0)
})

test('a feed that begins below the window has its posts all the same', async ({
  signedInPage: page,
  member,
  request,
}) => {
  await writeIntoFeed(request, member, 'Unter der Kante')
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.reload()
  const post = page.getByRole('feed').getByRole('article').first()
  await expect(post).toBeAttached()
  await expect(post).not.toBeInViewport()
})

test('a reload keeps what was just done, though the feed is a moment older', async ({
  signedInPage: page,
  member,
  newMember,
  request,
}) => {
  const [kept, deleted] = [`Bleibt stehen ${randomUUID()}`, `Muss weg ${randomUUID()}`]
  await writeIntoFeed(request, member, kept)
  await writeIntoFeed(request, member, deleted)
  const headers = { 'X-Auth-Token': member.token }
  const older = await (await request.get('/api/community/posts', { headers })).text()
  await page.reload()

  const post = (text: string) => page.getByRole('article').filter({ hasText: text })
  const given = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await post(kept).getByRole('button', { name: 'Horns: 0' }).click()
  await given
  await post(deleted).getByRole('button', { name: 'Mehr zu diesem Beitrag' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(post(deleted)).toHaveCount(0)
  const fresh = `Gerade geschrieben ${randomUUID()}`
  await page.getByRole('button', { name: 'Raushauen' }).first().click()
  await page.getByLabel('Inhalt').fill(fresh)
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(post(fresh)).toBeVisible()

  await page.route('**/api/community/posts', (route) =>
    route.fulfill({ contentType: 'application/json', body: older }),
  )
  await page.reload()
  await expect(post(fresh)).toBeVisible()
  await expect(post(kept).getByRole('button', { name: 'Horns: 1', pressed: true })).toBeVisible()
  await expect(post(deleted)).toHaveCount(0)

  const { token } = await newMember('Nachmieter')
  await page.evaluate((other) => {
    localStorage.setItem('hoellenlaerm-token', other)
  }, token)
  await page.reload()
  await expect(post(kept).getByRole('button', { name: 'Horns: 0' })).toBeVisible()
  await expect(post(fresh)).toHaveCount(0)
})
