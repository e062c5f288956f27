import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/accessibility.ts'
import { phonePhoto, pickFile } from './fixtures/photos.ts'
import { expect, test } from './fixtures/test.ts'

test('no screen of the feed has a barrier that axe can find or suspect', async ({
  signedInPage: page,
}) => {
  test.slow()
  const text = `Ohne Hürden ${randomUUID()}`
  await page
    .getByRole('button', { name: /Raushauen|Beitrag erstellen/ })
    .first()
    .click()
  await page.getByLabel('Inhalt').fill(text)
  await pickFile(page, 'Bild oder Video', {
    name: 'pit.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  })
  await expect(page.getByAltText('Vorschau')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByText('Dein Beitrag ist draußen 🤘', { exact: true })).toBeVisible()

  // From here on the feed is this one post: those of other tests would lie half under the dock.
  await page.route('**/api/community/posts', async (route) => {
    const posts = (await (await route.fetch()).json()) as { content: string }[]
    await route.fulfill({ json: posts.filter(({ content }) => content === text) })
  })
  const post = page.getByRole('article').filter({ hasText: text })
  await page.reload()
  await expect(post).toBeVisible()
  await post.getByRole('button', { name: 'Kommentare: 0' }).click()
  await post.getByLabel('Dein Kommentar').fill('Lesbar für alle.')
  await post.getByRole('button', { name: 'Senden' }).click()
  await expect(post.getByText('Lesbar für alle.')).toBeVisible()
  await expect(page.getByText('Dein Beitrag ist draußen 🤘', { exact: true })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await post.getByRole('button', { name: /Bild vergrößern/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Größer' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.evaluate(() => scrollTo(0, 0))
  await post.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
