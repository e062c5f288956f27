import { pickFile } from './fixtures/photos.ts'
import { twoHalves } from './fixtures/profiles.ts'
import { expect, test } from './fixtures/test.ts'

test('crops and uploads an avatar when tapped on a phone', async ({ openAs, member }) => {
  test.slow()
  const page = await openAs(member, '/profile')
  await page.getByRole('button', { name: 'Profil bearbeiten' }).tap()
  await pickFile(page, 'Bild hochladen', await twoHalves())
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
  await dialog.getByRole('button', { name: 'Übernehmen' }).tap()
  // The functions of an upload start cold.
  await expect(page.getByText('Avatar erfolgreich hochgeladen', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).tap()
  await expect(page.getByRole('button', { name: 'Profil bearbeiten' })).toBeVisible()
})
