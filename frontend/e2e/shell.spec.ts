import { expect, test } from './fixtures/test.ts'

test('the skip link leads past the header', async ({ signedInPage: page }) => {
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('every screen names its tab', async ({ page, openAs, member }) => {
  await page.goto('/auth')
  await expect(page).toHaveTitle('Anmelden · Höllenlärm')
  await expect(await openAs(member)).toHaveTitle('Community · Höllenlärm')
  await expect(await openAs(member, '/nichts')).toHaveTitle('Seite nicht gefunden · Höllenlärm')
})

test('a toast can be reached with F8 and closed', async ({ page, member }) => {
  await page.goto('/login')
  await page.getByLabel('Benutzername').fill(member.username)
  await page.getByLabel('Passwort', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  const toasts = page.getByRole('region', { name: /Hinweise/ })
  await expect(toasts.getByText('Anmeldung erfolgreich')).toBeVisible()
  await page.keyboard.press('F8')
  await toasts.getByRole('button', { name: 'Schließen' }).press('Enter')
  await expect(toasts.getByText('Anmeldung erfolgreich')).toBeHidden()
})
