import { expectAccessible } from './fixtures/accessibility.ts'
import { Authenticators } from './fixtures/authenticators.ts'
import { expect, test } from './fixtures/test.ts'

test('the security settings fit the phone, and work there', async ({ context, page, member }) => {
  await context.addInitScript((token) => {
    if (location.protocol !== 'about:') localStorage.setItem('hoellenlaerm-token', token)
  }, member.token)
  await (await Authenticators.on(page)).add('internal')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Auf diesem Gerät anlegen' }).tap()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Angemeldete Geräte' })).toBeVisible()
  // The toast lies over what axe has to judge, and so does the header when the page is scrolled.
  const toasts = page.getByRole('region', { name: /Hinweise/ })
  await expect(toasts.getByRole('listitem')).toContainText('Passkey angelegt')
  await toasts.getByRole('button', { name: 'Schließen' }).tap()
  await expect(toasts.getByRole('listitem')).toHaveCount(0)
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
