import { expect, test } from './fixtures/test.ts'

test.use({ legalAccepted: false })

test('asks once per device when the member has not accepted the terms', async ({
  openAs,
  member,
}) => {
  const page = await openAs(member)
  const dialog = page.getByRole('dialog', { name: 'Bevor es laut wird' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  const terms = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: /AGB/ }).click()
  await expect((await terms).getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible()

  const sent = page.waitForRequest('**/api/user/legal-acceptance')
  await dialog.getByRole('button', { name: 'Ich stimme zu' }).click()
  expect((await sent).postDataJSON()).toHaveProperty('version')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog).toBeHidden()
})

test('signs the member out when they do not accept the terms', async ({ openAs, member }) => {
  const page = await openAs(member)
  await page.getByRole('button', { name: 'Lieber abmelden' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
