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

test('keeps a new member signed in over a reload until they sign out', async ({ page }) => {
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

test('returns to the requested page when a member signs in with the keyboard alone', async ({
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
  await expect(toast(page, `Willkommen zurück, ${member.displayName}!`)).toBeVisible()
  await expect(page).toHaveURL(/\/community$/)
})

test('shows and hides the password on demand', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Passwort verbergen' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [REFUSED] })

  test('keeps what was typed when the password is wrong', async ({ page, member }) => {
    await page.goto('/login')
    await fillLogin(page, member.username, 'falsch geraten')
    await submitLogin(page)
    await expect(toast(page, 'Anmeldung fehlgeschlagen')).toBeVisible()
    await expect(toast(page, 'Benutzername oder Passwort falsch')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveValue(member.username)
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('falsch geraten')
  })

  test('shows the error at the field when a name is taken', async ({ page, member }) => {
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

  test('keeps the reason visible when there were too many attempts', async ({
    page,
    member,
    request,
  }) => {
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

test.describe('with a session that ended', () => {
  test.use({ expectedErrors: [REFUSED] })

  test('removes the token and opens the login when the token is unknown', async ({
    openAs,
    member,
  }) => {
    const page = await openAs({ ...member, token: 'f'.repeat(64) })
    await expect(page).toHaveURL(/\/login$/)
    expect(await storedToken(page)).toBeNull()
  })

  test('says so and opens the login when a call is refused', async ({
    openAs,
    member,
    request,
  }) => {
    const page = await openAs(member)
    const logout = page.getByRole('button', { name: 'Abmelden' })
    await expect(logout).toBeVisible()
    const messages: string[] = []
    page.on('dialog', (dialog) => {
      messages.push(dialog.message())
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
    // A request of the page itself would otherwise notice the ended session first.
    await page.waitForLoadState('networkidle')
    await logOutElsewhere(request, member)
    await horns.click()
    await expect(page).toHaveURL(/\/login$/)
    expect(messages).toEqual([
      'Deine Sitzung ist nicht mehr gültig. Du wirst zur Anmeldung weitergeleitet.',
    ])
    expect(await storedToken(page)).toBeNull()
  })

  test(
    'signs out the other tab when one signs out',
    { tag: '@core' },
    async ({ openAs, member }) => {
      const page = await openAs(member)
      const other = await page.context().newPage()
      await other.goto('/')
      await expect(other.getByRole('button', { name: 'Abmelden' })).toBeVisible()
      await page.getByRole('button', { name: 'Abmelden' }).click()
      await expect(other).toHaveURL(/\/login$/)
    },
  )
})

test('removes the stored text when it is not a token', async ({ openAs, member }) => {
  const page = await openAs({ ...member, token: JSON.stringify({ token: member.token }) })
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('shows members "not found" and guests the login when a path is unknown', async ({
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
