import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

test('the empty community has no barrier that axe can find or suspect', async ({
  signedInPage: page,
}) => {
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

test('the not-found page has no barrier that axe can find or suspect', async ({
  openAs,
  member,
}) => {
  const page = await openAs(member, '/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
