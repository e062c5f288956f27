import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { registerNewcomer, type Member } from './fixtures/members.ts'
import { expect, test } from './fixtures/test.ts'

const shoutAs = async (request: APIRequestContext, { token }: Member, contribution: string) => {
  const data = { bandGenre: 'Crust', contribution, selectedRoles: ['fan', 'band', 'tech'] }
  const headers = { 'X-Auth-Token': token }
  const answer = await request.post('/api/onboarding/first-shout', { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
}

test('shows newcomers with two of their roles and a number, and opens their profile', async ({
  signedInPage: page,
  request,
}) => {
  const words = randomUUID()
  for (let count = 0; count < 4; count += 1) {
    await shoutAs(request, await registerNewcomer(request, `Neu ${count}`), `${words} ${count}`)
  }
  const wall = page.getByRole('region', { name: 'Wall of Horns' })
  await expect(async () => {
    await page.reload()
    await expect(wall.getByText(`${words} 3`)).toBeVisible({ timeout: 3000 })
  }).toPass()
  const card = wall.getByRole('listitem').filter({ hasText: `${words} 3` })
  await expect(card).toContainText('Crust')
  await expect(card).toContainText('Fan, Band, Technik')
  await expect(card.getByText('+1', { exact: true })).toBeVisible()

  const back = wall.getByRole('button', { name: 'Zurückblättern' })
  const on = wall.getByRole('button', { name: 'Weiterblättern' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await on.click()
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await back.click()
  await expect(back).toHaveAttribute('aria-disabled', 'true')

  await card.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
