import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Authenticators } from './fixtures/authenticators.ts'
import { expect, test } from './fixtures/test.ts'

const PASSWORD = 'Blastbeat-im-Moshpit'

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Hinweise/ }).getByText(title, { exact: true })

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' })

const register = async (page: Page): Promise<string> => {
  const username = `fan_${randomUUID().slice(0, 8)}`
  await page.goto('/')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Anzeigename').fill('Walküre')
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Dabei sein' }).click()
  return username
}

const saveCodes = (page: Page) =>
  page.getByRole('button', { name: 'Ich habe sie gesichert' }).click()

/** The offer follows the onboarding. */
const finishOnboarding = async (page: Page): Promise<void> => {
  await saveCodes(page)
  await page.getByRole('button', { name: 'Überspringen' }).click()
}

const signInWithPasskey = (page: Page) =>
  page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()

test(
  'signs in without a password when a newcomer created a passkey',
  { tag: '@core' },
  async ({ page }) => {
    test.slow()
    const authenticators = await Authenticators.on(page)
    const device = await authenticators.add('internal')
    await register(page)
    const codes = page.getByRole('dialog', { name: 'Wiederherstellungscodes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const offer = page.getByRole('dialog', { name: 'Nie wieder Passwort tippen?' })
    await finishOnboarding(page)
    await expect(offer).toBeVisible()
    await offer.getByRole('button', { name: 'Passkey anlegen' }).click()
    await expect(toast(page, 'Passkey angelegt')).toBeVisible()
    expect(await authenticators.count(device)).toBe(1)
    await expect(page).toHaveURL(/\/$/)

    await page.evaluate(() => localStorage.removeItem('hoellenlaerm-token'))
    await page.goto('/login')
    await signInWithPasskey(page)
    await expect(toast(page, 'Willkommen zurück, Walküre!')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toHaveCount(0)
  },
)

test('keeps the codes open when keys or clicks miss them, and copies and downloads them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = await register(page)
  const codes = page.getByRole('dialog', { name: 'Wiederherstellungscodes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(codes.getByRole('button', { name: 'Schließen' })).toHaveCount(0)

  const shown = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'Kopieren' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const code of shown) expect(copied).toContain(code.trim())

  const waiting = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await waiting).suggestedFilename()).toBe(`hoellenlaerm-codes-${username}.txt`)
})

test('creates no passkey when the offer is postponed', async ({ page }) => {
  const authenticators = await Authenticators.on(page)
  const device = await authenticators.add('internal')
  await register(page)
  await finishOnboarding(page)
  await page.getByRole('button', { name: 'Später' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await authenticators.count(device)).toBe(0)
})

test('keeps the offer open when the fingerprint is refused', async ({ page }) => {
  const authenticators = await Authenticators.on(page)
  const device = await authenticators.add('internal')
  await authenticators.refuse(device)
  await register(page)
  await finishOnboarding(page)
  const offer = page.getByRole('dialog', { name: 'Nie wieder Passwort tippen?' })
  await offer.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(toast(page, 'Passkey-Erstellung abgebrochen')).toBeVisible()
  await authenticators.agree(device)
  await offer.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('in the settings', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('creates, renames and removes passkeys of two devices', async ({ openAs, member }) => {
    const page = await openAs(member, '/settings/anmeldung')
    const authenticators = await Authenticators.on(page)
    const device = await authenticators.add('internal')
    await page.reload()
    await page.getByRole('button', { name: 'Auf diesem Gerät anlegen' }).click()
    await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)

    const key = await authenticators.add('usb')
    await page.getByRole('button', { name: 'Anderes Gerät' }).click()
    await expect(passkeys(page).getByRole('listitem')).toHaveCount(2)
    expect([await authenticators.count(device), await authenticators.count(key)]).toEqual([1, 1])

    const last = passkeys(page).getByRole('listitem').last()
    await last.getByRole('button', { name: /umbenennen/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('Schlüsselbund')
    await page.getByRole('button', { name: 'Speichern' }).last().click()
    await expect(last.getByText('Schlüsselbund')).toBeVisible()

    const first = passkeys(page).getByRole('listitem').first()
    await first.getByRole('button', { name: /entfernen/ }).press('Enter')
    await page.getByRole('button', { name: 'Entfernen', exact: true }).press('Enter')
    await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
    await expect(toast(page, 'Passkey entfernt')).toBeVisible()
    await expect(passkeys(page).getByRole('button', { name: /entfernen/ })).toBeFocused()

    // The browser learned that the passkey was removed, so nothing on this device signs in.
    await expect.poll(() => authenticators.count(device)).toBe(0)
    await authenticators.remove(key)
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await signInWithPasskey(page)
    await expect(toast(page, 'Passkey-Anmeldung fehlgeschlagen')).toBeVisible()
  })
})

test('says that the sign-in failed when the device has no passkey', async ({ page }) => {
  const authenticators = await Authenticators.on(page)
  await authenticators.add('internal')
  await page.goto('/login')
  await signInWithPasskey(page)
  await expect(toast(page, 'Passkey-Anmeldung fehlgeschlagen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeEnabled()
})
