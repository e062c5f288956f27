import { expect, test } from './fixtures/test.ts'

test('sets the document title of every screen', async ({ page, openAs, member }) => {
  await page.goto('/auth')
  await expect(page).toHaveTitle('Anmelden · Höllenlärm')
  await expect(await openAs(member)).toHaveTitle('Community · Höllenlärm')
  await expect(await openAs(member, '/nichts')).toHaveTitle('Seite nicht gefunden · Höllenlärm')
})

test('shows a toast above the bar, focuses it when F8 is pressed, and closes it', async ({
  page,
  member,
}) => {
  await page.goto('/login')
  await page.getByLabel('Benutzername').fill(member.username)
  await page.getByLabel('Passwort', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  const toasts = page.getByRole('region', { name: /Hinweise/ })
  await expect(toasts.getByText('Anmeldung erfolgreich')).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Schnellzugriff' }).boundingBox()
  await expect
    .poll(async () => {
      const toast = await toasts.getByRole('listitem').boundingBox()
      return toast && bar && toast.y + toast.height <= bar.y
    })
    .toBe(true)
  await page.keyboard.press('F8')
  await toasts.getByRole('button', { name: 'Schließen' }).press('Enter')
  await expect(toasts.getByText('Anmeldung erfolgreich')).toBeHidden()
})

test('names an icon button when the pointer rests on it or the keyboard focuses it', async ({
  signedInPage: page,
}) => {
  const tooltip = page.getByRole('tooltip')
  const logout = page.getByRole('button', { name: 'Abmelden' })
  await logout.hover()
  await expect(tooltip).toBeHidden()
  await expect(tooltip).toHaveText('Abmelden')
  await expect(tooltip).toBeInViewport({ ratio: 1 })
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.getByRole('main').hover()
  await page.getByRole('button', { name: 'Suche öffnen' }).focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Push-Benachrichtigungen')
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Abmelden')
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeHidden()
  // The link to the posts covers the logo while it has the focus.
  await page.keyboard.press('Tab')
})
