import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Member } from './fixtures/members.ts'
import { writeIntoFeed } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

const PASSWORD = 'Blastbeat-im-Moshpit'
const REFUSED = /status of (401|409|429)/

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('hoellenlaerm-token'))

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Hinweise/ }).getByText(title, { exact: true })

const fillLogin = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
}

const submitLogin = (page: Page) => page.getByRole('button', { name: 'Rein in den Pit' }).click()

const logOutElsewhere = async (request: APIRequestContext, { token }: Member) => {
  const answer = await request.post('/api/auth/logout', { headers: { 'X-Auth-Token': token } })
  expect(answer.ok()).toBe(true)
}

const skipOnboarding = async (page: Page, token: string) => {
  const headers = { 'X-Auth-Token': token }
  const answer = await page.request.post('/api/onboarding/complete', {
    headers,
    data: { skipped: true },
  })
  expect(answer.ok()).toBe(true)
}

test('registers, is signed in, stays so over a reload, and signs out', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await page.getByLabel('Benutzername').fill(`fan_${randomUUID().slice(0, 8)}`)
  await page.getByLabel('Anzeigename').fill('Walküre')
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Dabei sein' }).click()
  await expect(toast(page, 'Registrierung erfolgreich')).toBeVisible()
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click()
  const token = await storedToken(page)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  await skipOnboarding(page, token ?? '')

  await page.goto('/')
  const logout = page.getByRole('button', { name: 'Abmelden' })
  await expect(logout).toBeVisible()
  await logout.click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('signs in with the keyboard alone, and returns to where it was sent from', async ({
  page,
  member,
}) => {
  await page.goto('/community')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('tab', { name: 'Anmelden' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Registrieren' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Benutzername')).toBeFocused()
  await page.keyboard.type(member.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, `Willkommen zurück, ${member.username}!`)).toBeVisible()
  await expect(page).toHaveURL(/\/community$/)
})

test('shows and hides the password', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Passwort verbergen' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('when the server says no', () => {
  test.use({ expectedErrors: [REFUSED] })

  test('a wrong password keeps what was typed', async ({ page, member }) => {
    await page.goto('/login')
    await fillLogin(page, member.username, 'falsch geraten')
    await submitLogin(page)
    await expect(toast(page, 'Anmeldung fehlgeschlagen')).toBeVisible()
    await expect(toast(page, 'Benutzername oder Passwort falsch')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveValue(member.username)
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('falsch geraten')
  })

  test('a name that is taken is told at its field', async ({ page, member }) => {
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Registrieren' }).click()
    await page.getByLabel('Benutzername').fill(member.username.toUpperCase())
    await page.getByLabel('Anzeigename').fill('Zweiter')
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Dabei sein' }).click()
    await expect(toast(page, 'Registrierung fehlgeschlagen')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Anzeigename')).toHaveValue('Zweiter')
  })

  test('too many guesses are told, and the reason stays', async ({ page, member, request }) => {
    const guess = { username: member.username, password: 'geraten' }
    for (let round = 0; round < 10; round += 1) {
      await request.post('/api/auth/login', { data: guess })
    }
    await page.goto('/login')
    await fillLogin(page, member.username, member.password)
    await submitLogin(page)
    await expect(toast(page, 'Anmeldung fehlgeschlagen')).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText(/^Zu viele Fehlversuche\./)).toBeVisible()
  })
})

test.describe('a session that no longer holds', () => {
  test.use({ expectedErrors: [REFUSED] })

  test('an unknown token leads to the login and is removed', async ({ openAs, member }) => {
    const page = await openAs({ ...member, token: 'f'.repeat(64) })
    await expect(page).toHaveURL(/\/login$/)
    expect(await storedToken(page)).toBeNull()
  })

  test('a call that is refused tells it, and leads to the login', async ({
    openAs,
    member,
    request,
  }) => {
    const page = await openAs(member)
    const logout = page.getByRole('button', { name: 'Abmelden' })
    await expect(logout).toBeVisible()
    const told: string[] = []
    page.on('dialog', (dialog) => {
      told.push(dialog.message())
      void dialog.accept()
    })
    const text = `Laut! ${randomUUID()}`
    await writeIntoFeed(request, member, text)
    await page.reload()
    const horns = page
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('button', { name: 'Horns: 0' })
    await expect(horns).toBeVisible()
    // What the page asks by itself would find out first.
    await page.waitForLoadState('networkidle')
    await logOutElsewhere(request, member)
    await horns.click()
    await expect(page).toHaveURL(/\/login$/)
    expect(told).toEqual([
      'Deine Sitzung ist nicht mehr gültig. Du wirst zur Anmeldung weitergeleitet.',
    ])
    expect(await storedToken(page)).toBeNull()
  })

  test('signing out in one tab signs out the other', async ({ openAs, member }) => {
    const page = await openAs(member)
    const other = await page.context().newPage()
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(other).toHaveURL(/\/login$/)
  })
})

test('a stored text that is no token is thrown away', async ({ openAs, member }) => {
  const page = await openAs({ ...member, token: JSON.stringify({ token: member.token }) })
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('paths that nobody knows: not found for members, the login for guests', async ({
  page,
  openAs,
  member,
}) => {
  await page.goto('/gibt-es-nicht')
  await expect(page).toHaveURL(/\/login$/)
  const inside = await openAs(member, '/gibt-es-nicht')
  await expect(inside.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible()
  await inside.getByRole('link', { name: 'Zurück zur Community' }).click()
  await expect(inside).toHaveURL(/\/$/)
  await expect(inside.getByRole('main')).toBeFocused()
})
