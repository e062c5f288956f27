import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

test('the login has no barrier that axe can find or suspect', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await expectAccessible(page)
})

test('the empty community has none either', async ({ signedInPage: page }) => {
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

test('nor the not-found page', async ({ openAs, member }) => {
  const page = await openAs(member, '/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
