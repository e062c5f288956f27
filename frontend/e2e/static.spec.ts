import { expect, signIn, test } from './fixtures/test.ts'

const PAGES = [
  ['/about', 'Über uns'],
  ['/contact', 'Kontakt'],
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'AGB'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
] as const

test('opens every public page from the footer of the login', async ({ page }) => {
  for (const [path, title] of PAGES) {
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('shows the public pages inside the app when a member is signed in', async ({
  context,
  page,
  member,
}) => {
  await signIn(context, member)
  for (const [path, title] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  }
})

test('scrolls to the section when a link names it', async ({ page }) => {
  await page.goto('/agb#regeln')
  await expect(page.getByRole('heading', { name: 'Was hier keinen Platz hat' })).toBeInViewport()
})

test(
  'scrolls to the top of a new page, and back to where the page was left',
  { tag: '@core' },
  async ({ page }) => {
    const position = () => page.evaluate(() => Math.round(scrollY))
    await page.goto('/agb')
    await expect(page.getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const left = await position()
    expect(left).toBeGreaterThan(200)
    await footer.getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
    expect(await position()).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible()
    await expect.poll(position).toBe(left)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible()
    await expect.poll(position).toBe(left)
  },
)

test.describe('with a session that ended', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('stays on a public page', async ({ context, page, member }) => {
    await signIn(context, { ...member, token: 'a'.repeat(64) })
    await page.goto('/impressum')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await expect(page).toHaveURL(/\/impressum$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  })
})
