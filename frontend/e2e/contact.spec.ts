import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mailTo } from './fixtures/mails.ts'
import { expect, test } from './fixtures/test.ts'

const MESSAGE = 'Seit gestern höre ich nur noch Gitarren und keinen Bass.'

const anAddress = (): string => `${randomUUID().slice(0, 8)}@example.org`

const fill = async (page: Page, email: string) => {
  await page.getByLabel('Name', { exact: true }).fill('Walküre')
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByLabel('Kategorie').selectOption('Technisches Problem')
  await page.getByLabel('Betreff').fill('Der Bass ist weg')
  await page.getByLabel('Nachricht', { exact: true }).fill(MESSAGE)
}

test('a guest writes to us, reads the answer, finds it in the mail, and writes again', async ({
  page,
}) => {
  const email = anAddress()
  await page.goto('/contact')
  await fill(page, email)
  await page.getByRole('button', { name: 'Abschicken' }).click()
  await expect(page.getByRole('heading', { name: 'Nachricht gesendet' })).toBeFocused()
  await expect(page.getByText(/etwa 24 Stunden/)).toBeVisible()
  expect(await mailTo(email)).toContain('Danke für deine Nachricht')

  await page.getByRole('button', { name: 'Neue Nachricht' }).click()
  await expect(page.getByLabel('Nachricht', { exact: true })).toBeEmpty()
})

test('what is missing is said beside each field, in the order of the form', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Abschicken' }).click()
  for (const text of [
    'Name muss mindestens 2 Zeichen haben',
    'Bitte gib eine gültige E-Mail-Adresse ein',
    'Bitte wähle eine Kategorie',
    'Betreff muss mindestens 5 Zeichen haben',
    'Nachricht muss mindestens 20 Zeichen haben',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Betreff').fill('Lauter bitte')
  await expect(page.getByText('Betreff muss mindestens 5 Zeichen haben')).toBeHidden()
})

test.describe('when it does not get through', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('nothing of what was typed is lost, and what had arrived is not sent twice', async ({
    page,
  }) => {
    const email = anAddress()
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key'])
    })
    await page.goto('/contact')
    await page.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, body: '{}' })
    })
    await fill(page, email)
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Deine Nachricht konnte nicht gesendet werden. Bitte versuche es später erneut.',
    )
    await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue(MESSAGE)
    await page.unroute('**/api/contact')
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('heading', { name: 'Nachricht gesendet' })).toBeVisible()
    expect(keys).toEqual([keys[0], keys[0]])
    await mailTo(email)

    await page.getByRole('button', { name: 'Neue Nachricht' }).click()
    await fill(page, email)
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByRole('heading', { name: 'Nachricht gesendet' })).toBeVisible()
    expect(new Set(keys).size).toBe(2)
  })
})

test('the newsletter begins with a click in the mail, and ends with one', async ({ page }) => {
  const email = anAddress()
  await page.goto('/about')
  await page.getByLabel('E-Mail-Adresse für den Newsletter').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Adresse notiert', { exact: true })).toBeVisible()
  const mail = await mailTo(email)
  const [confirm = '', leave = ''] = mail.match(/http\S+\/newsletter#\S+/g) ?? []

  await page.goto(confirm)
  await page.getByRole('button', { name: 'Ja, ich bin dabei' }).click()
  await expect(page.getByRole('heading', { name: 'Du bist dabei' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Abbestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Du bist abgemeldet' })).toBeVisible()
})

test.describe('a newsletter link', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('that means nothing says so', async ({ page }) => {
    await page.goto('/newsletter')
    await expect(page.getByRole('heading', { name: /unvollständig/ })).toBeVisible()
    await page.goto(`/newsletter#confirm.${'0'.repeat(64)}`)
    await page.getByRole('button', { name: 'Ja, ich bin dabei' }).click()
    await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
  })
})

test('the newsletter field says what is wrong with an address', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse für den Newsletter').fill('walküre')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible()
})
