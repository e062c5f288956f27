import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { phonePhoto, pickFile } from './fixtures/photos.ts'
import { expect, test } from './fixtures/test.ts'

const openComposer = async (page: Page) => {
  await page.getByRole('button', { name: 'Beitrag erstellen' }).click()
  return page.getByRole('dialog', { name: 'Neuer Beitrag' })
}

test(
  'publishes a draft with its photo after a reload and from the list',
  { tag: '@core' },
  async ({ signedInPage: page }) => {
    test.slow()
    const text = `Später fertig ${randomUUID()}`
    const sheet = await openComposer(page)
    await sheet.getByLabel('Inhalt').fill(text)
    await pickFile(page, 'Bild oder Video', {
      name: 'pit.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(),
    })
    const picture = sheet.getByAltText('Vorschau')
    await expect(picture).toBeVisible()
    // The file is stored in the background; putting the draft away waits for it.
    await sheet.getByRole('button', { name: 'Als Entwurf ablegen' }).click()
    await expect(sheet.getByLabel('Inhalt')).toHaveValue('')
    await sheet.getByLabel('Inhalt').fill('Ein zweiter Gedanke')

    await page.reload()
    await openComposer(page)
    await expect(sheet.getByLabel('Inhalt')).toHaveValue('Ein zweiter Gedanke')
    await sheet.getByRole('button', { name: 'Entwürfe (1)' }).click()
    const list = page.getByRole('dialog', { name: 'Entwürfe' })
    const draft = list.getByRole('listitem').filter({ hasText: text })
    await expect(draft.locator('img')).toBeVisible()
    await expectAccessible(page)
    await draft.getByRole('button', { name: 'Weiterschreiben' }).click()
    await expect(sheet.getByLabel('Inhalt')).toHaveValue(text)
    await expect(picture).toBeVisible()

    await page.reload()
    await openComposer(page)
    await expect(sheet.getByLabel('Inhalt')).toHaveValue(text)
    await expect(picture).toBeVisible()
    await sheet.getByRole('button', { name: 'Posten' }).click()
    await expect(sheet).toHaveCount(0)
    const post = page.getByRole('article').filter({ hasText: text })
    await expect(post.getByAltText('Bild von Testfan')).toBeVisible()

    await openComposer(page)
    await expect(sheet.getByLabel('Inhalt')).toHaveValue('')
    await expect(sheet.getByRole('button', { name: 'Entwürfe (1)' })).toBeVisible()
  },
)

test('gives each tab a draft of its own', async ({ signedInPage: page }) => {
  const sheet = await openComposer(page)
  await sheet.getByLabel('Inhalt').fill('Aus dem ersten Tab')
  const second = await page.context().newPage()
  await second.goto('/')
  const other = await openComposer(second)
  await other.getByLabel('Inhalt').fill('Aus dem zweiten Tab')
  await page.reload()
  await openComposer(page)
  await expect(sheet.getByLabel('Inhalt')).toHaveValue('Aus dem ersten Tab')
  await second.close()
})
