import { expectAccessible } from './fixtures/accessibility.ts'
import { chooseRole, goOn, heading, raiseHorns, shout, writeShout } from './fixtures/onboarding.ts'
import { expect, signIn, test } from './fixtures/test.ts'

test('no step has a barrier that axe can find or suspect', async ({ context, page, newcomer }) => {
  test.slow()
  await signIn(context, newcomer)
  await page.goto('/')
  await expect(heading(page, 'Zeig die Hörner')).toBeVisible()
  await expectAccessible(page)
  await raiseHorns(page)
  await expectAccessible(page)
  await goOn(page)
  await chooseRole(page, 'Band')
  await expectAccessible(page)
  await goOn(page)
  await shout(page)
  await expectAccessible(page)
  await writeShout(page, 'Einen Bass, der nie gestimmt ist.')
  await shout(page)
  await expect(heading(page, /Willkommen im Lärm/)).toBeVisible()
  await expectAccessible(page)
})
