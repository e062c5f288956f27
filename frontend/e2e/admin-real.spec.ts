import { button, region, toast } from './fixtures/admin-page.ts'
import { promote } from './fixtures/promote.ts'
import { expect, test } from './fixtures/test.ts'

test('reads the feeds and keeps a source when an admin opens the page from the menu', async ({
  openAs,
  newMember,
}) => {
  const admin = await newMember('Chefin')
  await promote(admin, 'admin')
  const page = await openAs(admin, '/about')
  await button(page, 'Mehr').click()
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveTitle('Admin · Höllenlärm')
  await expect(page.getByText('Nächster Lauf').first()).toBeVisible()

  await button(page, 'Feeds jetzt lesen').click()
  await toast(page, 'RSS Processing gestartet')

  const rows = region(page, 'Quellen').getByRole('rowheader')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: /^Alle \d+ zeigen$/ }).click()
  await expect(rows).not.toHaveCount(10)

  const name = `Testfunk ${admin.username}`
  await button(page, 'Quelle hinzufügen').click()
  const dialog = page.getByRole('dialog', { name: 'Neue Quelle' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Adresse des Feeds').fill(`https://${admin.username}.example/rss`)
  await dialog.getByLabel('Kategorie').selectOption('Interviews')
  await dialog.getByLabel('Sprache').selectOption('Englisch')
  await dialog.getByText('Quelle lesen').click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await toast(page, 'Quelle hinzugefügt')
  await page.getByRole('searchbox', { name: 'Quelle suchen' }).fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Abgeschaltet')
  await expect(row).toContainText('Interviews · Englisch')

  await button(page, `Entfernen: ${name}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await toast(page, 'Quelle entfernt')
  await expect(row).toHaveCount(0)
})
