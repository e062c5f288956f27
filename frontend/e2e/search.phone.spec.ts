import { expect, test } from './fixtures/test.ts'

test('finds a member in the search over the whole width when tapped on a phone', async ({
  newMember,
  openAs,
}) => {
  const wanted = await newMember('Kleinformat')
  const page = await openAs(await newMember('Daumenkino'), '/gibt-es-nicht')
  await page.getByRole('button', { name: 'Suche öffnen' }).tap()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Suchen' })
  await expect(field).toBeFocused()
  const option = page.getByRole('option', { name: wanted.displayName }).first()
  await expect(async () => {
    await field.fill('')
    await field.fill('kleinf')
    await expect(option).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect.poll(async () => (await option.boundingBox())?.width).toBeGreaterThan(360)
  await option.tap()
  await expect(page).toHaveURL(/\/users\/fan_/)
})
