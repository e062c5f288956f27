import type { APIRequestContext, Page } from '@playwright/test'
import type { Member } from './fixtures/members.ts'
import { expect, test } from './fixtures/test.ts'

const NEW = 'Noch-viel-lauterer-Blastbeat'
const REFUSED = /status of (401|403)/

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Hinweise/ }).getByText(title, { exact: true })

const sessions = (page: Page) => page.getByRole('list', { name: 'Angemeldete Geräte' })

/** The next call is answered as ten minutes after the sign-in; those after it reach the server. */
const refuseAsStale = async (page: Page, path: string): Promise<void> => {
  const message = 'Bitte bestätige kurz, dass du es bist.'
  const json = { message, error: message, code: 'stale_sign_in', requestId: 'journey' }
  await page.route(`**${path}`, (route) => route.fulfill({ status: 403, json }), { times: 1 })
}

const signInElsewhere = async (request: APIRequestContext, member: Member): Promise<Member> => {
  const { username, password } = member
  const answer = await request.post('/api/auth/login', { data: { username, password } })
  const { authToken } = (await answer.json()) as { authToken: string }
  return { ...member, token: authToken }
}

const codesOf = async (request: APIRequestContext, { token }: Member): Promise<string[]> => {
  const answer = await request.post('/api/auth/recovery-codes', {
    headers: { 'X-Auth-Token': token },
    data: {},
  })
  return ((await answer.json()) as { codes: string[] }).codes
}

test.describe('with two browsers', () => {
  test.use({ expectedErrors: [REFUSED] })

  test('signs the other device out with its next request when its session is ended', async ({
    openAs,
    member,
    request,
  }) => {
    const other = await openAs(await signInElsewhere(request, member))
    await expect(other.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    const page = await openAs(member, '/settings/anmeldung')
    await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
    const mine = sessions(page).getByRole('listitem').filter({ hasText: 'Dieses Gerät' })
    await expect(mine).toHaveCount(1)
    await expect(mine.getByRole('button')).toHaveCount(0)
    await sessions(page)
      .getByRole('button', { name: /beenden/ })
      .press('Enter')
    await expect(toast(page, 'Gerät abgemeldet')).toBeVisible()
    await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused()
    await other.reload()
    await expect(other).toHaveURL(/\/login$/)
  })

  test('ends sessions one by one and all others at once when only the keyboard is used', async ({
    openAs,
    member,
    request,
  }) => {
    const others = [
      await signInElsewhere(request, member),
      await signInElsewhere(request, member),
      await signInElsewhere(request, member),
    ]
    const page = await openAs(member, '/settings/anmeldung')
    const end = sessions(page).getByRole('button', { name: /beenden/ })
    await expect(end).toHaveCount(3)
    await end.last().press('Enter')
    await expect(end).toHaveCount(2)
    await expect(end.last()).toBeFocused()
    await end.first().press('Enter')
    await expect(end).toHaveCount(1)
    await expect(end).toBeFocused()
    await page.getByRole('button', { name: 'Alle anderen beenden' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).press('Enter')
    await expect(toast(page, 'Alle anderen Geräte abgemeldet')).toBeVisible()
    await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused()
    for (const { token } of others) {
      const answer = await request.get('/api/auth/user', { headers: { 'X-Auth-Token': token } })
      expect(answer.status()).toBe(401)
    }
  })

  test('keeps this session and ends the other when the password changes', async ({
    openAs,
    member,
    request,
  }) => {
    const other = await signInElsewhere(request, member)
    const page = await openAs(member, '/settings/anmeldung')
    await page.getByLabel('Aktuelles Passwort').fill('falsch geraten')
    await page.getByLabel('Neues Passwort').fill(NEW)
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(page.getByText('Dein aktuelles Passwort stimmt nicht.')).toBeVisible()
    await expect(page.getByLabel('Aktuelles Passwort')).toBeFocused()
    await page.getByLabel('Aktuelles Passwort').fill(member.password)
    await refuseAsStale(page, '/api/auth/password')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Bist du es wirklich?' })
    await confirmation.getByLabel('Dein Passwort').fill('falsch geraten')
    await page.keyboard.press('Enter')
    await expect(confirmation.getByText('Dein aktuelles Passwort stimmt nicht.')).toBeVisible()
    await confirmation.getByLabel('Dein Passwort').fill(member.password)
    await confirmation.getByRole('button', { name: 'Weiter' }).click()
    await expect(toast(page, 'Passwort geändert')).toBeVisible()
    await expect(confirmation).toBeHidden()
    await expect(page.getByLabel('Aktuelles Passwort')).toHaveValue('')
    const answer = await request.get('/api/auth/user', { headers: { 'X-Auth-Token': other.token } })
    expect(answer.status()).toBe(401)
    await page.reload()
    await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('recovery codes', () => {
  test.use({ expectedErrors: [REFUSED] })

  test('asks for the password and shows new codes until they are confirmed', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/settings/anmeldung')
    await expect(page.getByText('Du hast keine Codes.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Codes anlegen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Passwort', { exact: true }).fill('falsch geraten')
    await dialog.getByRole('button', { name: 'Codes anlegen' }).click()
    await expect(dialog.getByText('Dein aktuelles Passwort stimmt nicht.')).toBeVisible()
    await dialog.getByLabel('Passwort', { exact: true }).fill(member.password)
    await dialog.getByRole('button', { name: 'Codes anlegen' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: 'Ich habe sie gesichert' }).click()
    await expect(page.getByText('Noch 10 von 10 Codes übrig.', { exact: false })).toBeVisible()
  })

  test('accepts each recovery code once when the password is forgotten', async ({
    page,
    member,
    request,
  }) => {
    test.slow()
    const [code = ''] = await codesOf(request, member)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await expect(page.getByRole('heading', { name: 'Passwort vergessen?' })).toBeFocused()
    const fill = async (password: string) => {
      await page.getByLabel('Benutzername').fill(member.username)
      await page.getByLabel('Wiederherstellungscode').fill(code.toLowerCase())
      await page.getByLabel('Neues Passwort').fill(password)
      await page.getByRole('button', { name: 'Zurück in den Pit' }).click()
    }
    await fill('kurz')
    await expect(page.getByText('Das Passwort braucht mindestens 10 Zeichen.')).toBeVisible()
    await fill(NEW)
    await expect(toast(page, 'Neues Passwort gesetzt')).toBeVisible()
    const logout = page.getByRole('button', { name: 'Abmelden' })
    await expect(logout).toBeVisible()
    const old = await request.get('/api/auth/user', { headers: { 'X-Auth-Token': member.token } })
    expect(old.status()).toBe(401)

    await logout.click()
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await fill('Und-noch-ein-Passwort')
    await expect(toast(page, 'Wiederherstellung fehlgeschlagen')).toBeVisible()
    await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click()
    await page.getByLabel('Benutzername').fill(member.username)
    await page.getByLabel('Passwort', { exact: true }).fill(NEW)
    await page.getByRole('button', { name: 'Rein in den Pit' }).click()
    await expect(toast(page, `Willkommen zurück, ${member.displayName}!`)).toBeVisible()
  })
})
