import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/accessibility.ts'
import { pickFile } from './fixtures/photos.ts'
import { writePost } from './fixtures/posts.ts'
import { tell, twoHalves } from './fixtures/profiles.ts'
import { expect, test } from './fixtures/test.ts'

/** Screens and functions that nobody has asked for yet. */
const COLD = { timeout: 30_000 }

test('no screen of one’s own profile has a barrier that axe can find or suspect', async ({
  openAs,
  member,
  request,
}) => {
  test.slow()
  await tell(request, member, { bio: 'Laut.', location: 'Köln' })
  const page = await openAs(member, '/profile')
  await expect(page.getByText('Köln')).toBeVisible(COLD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await expect(page.getByLabel('Anzeigename')).toBeVisible()
  await expectAccessible(page)
  await pickFile(page, 'Bild hochladen', await twoHalves())
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
  await expect(dialog.getByRole('button', { name: 'Übernehmen' })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Avatar erfolgreich hochgeladen', { exact: true })).toBeVisible(COLD)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('button', { name: 'Profil bearbeiten' })).toBeVisible()
})

test('nor has anybody else’s, as a page and over the feed', async ({
  openAs,
  newMember,
  request,
}) => {
  test.slow()
  const [viewer, author] = [await newMember(), await newMember('Krachkatze')]
  const text = `Von nebenan ${randomUUID()}`
  await tell(request, author, { bio: 'Kratzt.', location: 'Graz' })
  await writePost(request, author, text)
  const page = await openAs(viewer, `/users/${author.username}`)
  await expect(page.getByText(text)).toBeVisible(COLD)
  await expect(page.getByRole('button', { name: 'Folgen' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/')
  const post = page.getByRole('article').filter({ hasText: text })
  await post.getByRole('button', { name: 'Krachkatze', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Krachkatze' })
  await expect(dialog.getByRole('button', { name: 'Folgen' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Ganzes Profil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Krachkatze' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
