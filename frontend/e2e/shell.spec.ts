import { expect, test } from './fixtures/test.ts'

const UNAVAILABLE = JSON.stringify({ message: 'Service Unavailable' })

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

test.describe('in trouble', () => {
  test.use({ expectedErrors: [/status of 503|undefined|null|displayName/] })

  test('a member who cannot be loaded is told, and can try again', async ({ openAs, member }) => {
    const page = await openAs(member, '/login')
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: UNAVAILABLE }),
    )
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /kommen gerade nicht durch/ })).toBeVisible()
    await expect(page.getByText('Unavailable')).toBeHidden()
    await page.unroute('**/api/auth/user')
    await page.getByRole('button', { name: 'Nochmal versuchen' }).click()
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  })

  test('a screen that breaks down says so and offers to reload', async ({ openAs, member }) => {
    const page = await openAs(member, '/nichts')
    await page.route('**/api/community/posts*', (route) => route.fulfill({ json: [{ id: 1 }] }))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Etwas ist schief gelaufen' })).toBeVisible()
    await page.getByText('Technische Details').click()
    await expect(page.getByText(/TypeError/)).toBeVisible()
    await page.unroute('**/api/community/posts*')
    await page.getByRole('button', { name: 'Seite neu laden' }).click()
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  })
})
