import { expect, test } from './fixtures/test.ts'

test('holds the focus in the side menu until it closes with Escape, and signs out there', async ({
  signedInPage: page,
}) => {
  const open = page.getByRole('button', { name: 'Menü öffnen' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu.getByRole('link', { name: 'Community' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await menu.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('opens the composer from any page when the hexagon is tapped', async ({ openAs, member }) => {
  const page = await openAs(member, '/nichts')
  await page.getByRole('button', { name: 'Beitrag erstellen' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})
