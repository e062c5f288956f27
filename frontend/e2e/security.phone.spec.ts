import { Authenticators } from './fixtures/authenticators.ts'
import { expect, test } from './fixtures/test.ts'

test('creates a passkey in the settings when tapped on a phone', async ({
  context,
  page,
  member,
}) => {
  await context.addInitScript((token) => {
    if (location.protocol !== 'about:') localStorage.setItem('hoellenlaerm-token', token)
  }, member.token)
  await (await Authenticators.on(page)).add('internal')
  await page.goto('/settings/anmeldung')
  await page.getByRole('button', { name: 'Auf diesem Gerät anlegen' }).tap()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Angemeldete Geräte' })).toBeVisible()
  const toasts = page.getByRole('region', { name: /Hinweise/ })
  await expect(toasts.getByRole('listitem')).toContainText('Passkey angelegt')
  await toasts.getByRole('button', { name: 'Schließen' }).tap()
  await expect(toasts.getByRole('listitem')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
