import { randomUUID } from 'node:crypto'
import { phonePhoto, pickFile } from './fixtures/photos.ts'
import { writeIntoFeed } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

test('publishes a post when it has only a photo', async ({ signedInPage: page }) => {
  await page.getByRole('button', { name: 'Beitrag erstellen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Neuer Beitrag' })
  await sheet.getByRole('button', { name: 'Posten' }).click()
  await expect(sheet.getByText('Schreib etwas oder häng eine Datei an.')).toBeVisible()
  await pickFile(page, 'Bild oder Video', {
    name: 'pit.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  })
  await expect(sheet.getByAltText('Vorschau')).toBeVisible()
  await sheet.getByRole('button', { name: 'Posten' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByAltText('Bild von Testfan').first()).toBeVisible()
})

test('keeps the draft when the sheet closes or the page reloads', async ({
  signedInPage: page,
}) => {
  const text = `Halb getippt ${randomUUID()}`
  await page.getByRole('button', { name: 'Beitrag erstellen' }).click()
  await page.getByLabel('Inhalt').fill(text)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Beitrag erstellen' }).click()
  await expect(page.getByLabel('Inhalt')).toHaveValue(text)
})

test.describe('without a session', () => {
  test.use({ expectedErrors: [/401/] })

  test('opens the login and says why when a like is refused', async ({
    signedInPage: page,
    member,
    request,
  }) => {
    const text = `Gleich abgemeldet ${randomUUID()}`
    const headers = { 'X-Auth-Token': member.token }
    await writeIntoFeed(request, member, text)
    await page.reload()
    const post = page.getByRole('article').filter({ hasText: text })
    await expect(post).toBeVisible()
    // A request of the page itself would otherwise notice the ended session first.
    await page.waitForLoadState('networkidle')
    await request.post('/api/auth/logout', { headers })
    await post.getByRole('button', { name: 'Horns: 0' }).click()
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await expect(page.getByText(/Bitte melde dich erneut an/).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('hoellenlaerm-token'))).toBeNull()
  })
})
