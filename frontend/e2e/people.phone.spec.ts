import { expect, test } from './fixtures/test.ts'

test('finds a member in the search over the header when tapped on a phone', async ({
  newMember,
  openAs,
}) => {
  const wanted = await newMember('Kleinformat')
  const page = await openAs(await newMember('Daumenkino'), '/gibt-es-nicht')
  await page.getByRole('button', { name: 'Suche öffnen' }).tap()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Leute suchen' })
  await expect(field).toBeFocused()
  await expect(async () => {
    await field.fill('')
    await field.fill('kleinf')
    await expect(page.getByRole('option', { name: wanted.displayName }).first()).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await page.getByRole('option', { name: wanted.displayName }).first().tap()
  await expect(page).toHaveURL(/\/users\/fan_/)
})
