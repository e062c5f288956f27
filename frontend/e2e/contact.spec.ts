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

test('sends the message and the mail when a guest uses the contact form, also a second time', async ({
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

test('starts and ends the newsletter when a link in the mail is clicked', async ({ page }) => {
  const email = anAddress()
  await page.goto('/about')
  await page.getByLabel('E-Mail-Adresse für den Newsletter').fill(email)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Zum Newsletter anmelden' })
    .click()
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
