import type { Page } from '@playwright/test'
import type { Member } from './fixtures/members.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ legalAccepted: false })

const theDialog = (page: Page) => page.getByRole('dialog', { name: 'Bevor es laut wird' })

const signInAs = async (page: Page, { username, password }: Member) => {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Rein in den Pit' }).click()
}

const accept = async (page: Page): Promise<string | undefined> => {
  const answered = page.waitForResponse('**/api/user/legal-acceptance')
  await theDialog(page).getByRole('button', { name: 'Ich stimme zu' }).click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  await expect(theDialog(page)).toBeHidden()
  return answer.request().headers()['x-auth-token']
}

test('asks the next member in the same browser again', async ({ page, newMember }) => {
  const [first, second] = [await newMember(), await newMember()]
  await page.goto('/login')
  await signInAs(page, first)
  const firstToken = await accept(page)
  await page.getByRole('button', { name: 'Abmelden' }).click()

  await signInAs(page, second)
  await expect(theDialog(page)).toBeVisible()
  await page.reload()
  expect(await accept(page)).not.toBe(firstToken)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(theDialog(page)).toBeHidden()
})
