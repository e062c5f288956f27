import { randomUUID } from 'node:crypto'
import { phonePhoto, pickFile } from './fixtures/photos.ts'
import { writeIntoFeed } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

test('a photo alone is enough on the phone', async ({ signedInPage: page }) => {
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

test('closing the sheet keeps the draft, and so does a reload', async ({ signedInPage: page }) => {
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

  test('horns lead to the login with the phone’s own words', async ({
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
    // What the page asks by itself would find out first.
    await page.waitForLoadState('networkidle')
    await request.post('/api/auth/logout', { headers })
    await post.getByRole('button', { name: 'Horns: 0' }).click()
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await expect(page.getByText(/Bitte melde dich erneut an/).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('hoellenlaerm-token'))).toBeNull()
  })
})
