import { expect, signIn, test } from './fixtures/test.ts'

const PAGES = [
  ['/about', 'Über uns'],
  ['/contact', 'Kontakt'],
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'AGB'],
] as const

test('the footer of the login leads to every one of them', async ({ page }) => {
  for (const [path, title] of PAGES) {
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('members read them inside the app', async ({ context, page, member }) => {
  await signIn(context, member)
  for (const [path, title] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible()
  }
})

test('a link into a long text ends at its part', async ({ page }) => {
  await page.goto('/agb#regeln')
  await expect(page.getByRole('heading', { name: 'Was hier keinen Platz hat' })).toBeInViewport()
})

test.describe('with a session that is over', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('a public page stays where it is', async ({ context, page, member }) => {
    await signIn(context, { ...member, token: 'a'.repeat(64) })
    await page.goto('/impressum')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await expect(page).toHaveURL(/\/impressum$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  })
})
