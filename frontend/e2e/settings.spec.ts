import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const PATH = '/api/user/visibility'

const theWall = (page: Page) => page.getByRole('switch', { name: 'Wall of Horns' })
const theSearch = (page: Page) => page.getByRole('switch', { name: 'Suche und Vorschläge' })

const saved = (page: Page, name: 'onWall' | 'inSearch') =>
  page.waitForResponse((answer) => {
    const body = answer.url().endsWith(PATH) ? answer.request().postData() : null
    return body?.includes(name) === true
  })

test('keeps a switch that another device turned off when this one changes another', async ({
  openAs,
  member,
}) => {
  const laptop = await openAs(member, '/settings/sichtbarkeit')
  await expect(theSearch(laptop)).toBeChecked()
  const phone = await openAs(member, '/settings/sichtbarkeit')
  const off = saved(phone, 'inSearch')
  await theSearch(phone).press('Space')
  await off

  const answered = saved(laptop, 'onWall')
  await theWall(laptop).press('Space')
  expect(await (await answered).json()).toEqual({ onWall: false, inSearch: false })
  await expect(theSearch(laptop)).not.toBeChecked()
  await expect(theWall(laptop)).not.toBeChecked()

  await phone.getByRole('link', { name: 'Community' }).first().click()
  await expect(theWall(phone)).toHaveCount(0)
  const on = saved(laptop, 'onWall')
  await theWall(laptop).press('Space')
  await on
  await phone.goBack()
  await expect(theSearch(phone)).not.toBeChecked()
  await expect(theWall(phone)).toBeChecked()
})
