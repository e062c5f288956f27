import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

// The page of the member still asks while its session ends.
test.use({ expectedErrors: [/status of 401/] })

test('marks the account for deletion, shows the receipt, and keeps the account after a sign-in', async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, '/deine-daten#konto-loeschen')
  await page.getByRole('button', { name: 'Konto löschen …' }).click()
  await page.getByLabel(/Tippe LÖSCHEN/).fill('LÖSCHEN')
  await page.getByRole('button', { name: 'Löschung vormerken' }).click()
  await expect(page.getByRole('heading', { name: 'Löschung vorgemerkt' })).toBeVisible()
  await expect(page).toHaveURL(/\/loeschbeleg#[0-9A-Z]{26}$/)
  const receipt = page.url()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /anmelden/i })
    .last()
    .click()
  await page.getByLabel('Benutzername').fill(member.username)
  await page.getByLabel('Passwort', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Rein in den Pit' }).click()
  await expect(page.getByRole('heading', { name: 'Dein Konto bleibt' })).toBeVisible()
  // It covers a label, and axe would compare the two.
  const welcome = page.getByRole('region', { name: /Hinweise/ }).getByRole('listitem')
  await welcome.getByRole('button', { name: 'Schließen' }).click()
  await expect(welcome).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(receipt)
  await expect(page.getByRole('heading', { name: 'Löschung abgesagt' })).toBeVisible()
})
