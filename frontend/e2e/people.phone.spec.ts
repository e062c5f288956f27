import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

test('the search covers the header of a phone and nothing is wider than it', async ({
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
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await page.getByRole('option', { name: wanted.displayName }).first().tap()
  await expect(page).toHaveURL(/\/users\/fan_/)
})
