import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/accessibility.ts'
import { openTool, submitGig } from './fixtures/concerts.ts'
import { expect, test } from './fixtures/test.ts'

test('subscribes to the calendar of a town, reads it back, and ends it', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const town = `Abostadt ${randomUUID().slice(0, 8)}`
  const me = await newMember('Abonnentin')
  const gig = { bandName: 'Äonenfeuer', venue: 'Kesselhaus', city: town, days: 6 }
  const { id } = await submitGig(request, me, gig)

  const page = await openAs(me, '/concerts')
  await openTool(page, 'Kalender-Abo')
  const dialog = page.getByRole('dialog', { name: 'Dein Konzertkalender' })
  await dialog.getByLabel('Städte').fill(town)
  await dialog.getByRole('button', { name: 'Kalender anlegen' }).click()
  const address = dialog.getByRole('textbox', { name: 'Adresse' })
  await expect(address).toHaveValue(/\/api\/concerts\/calendar\/[\da-f]+\.ics$/)
  await expectAccessible(page)
  const { pathname } = new URL(await address.inputValue())

  await expect(async () => {
    const calendar = await request.get(pathname)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    const text = await calendar.text()
    expect(text).toContain('SUMMARY:Äonenfeuer')
    expect(text).toContain(id)
  }).toPass()

  await dialog.getByRole('button', { name: 'Abo beenden' }).click()
  const question = page.getByRole('dialog', { name: 'Abo beenden?' })
  await question.getByRole('button', { name: 'Abo beenden' }).click()
  await expect(page.getByText('Abo beendet', { exact: true })).toBeVisible()
  expect((await request.get(pathname)).status()).toBe(404)
})
