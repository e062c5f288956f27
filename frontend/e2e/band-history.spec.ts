import { randomUUID } from 'node:crypto'
import { createBand, type Band } from '#shared/api/bands.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { button, toast } from './fixtures/admin-page.ts'
import { promote } from './fixtures/promote.ts'
import { expect, test } from './fixtures/test.ts'

test('proposes an edit as a member, accepts it as a moderator, and reverts it from the history', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const [fan, moderator] = [await newMember('Vorschlagende'), await newMember('Ordner')]
  await promote(moderator, 'moderator')
  const created = await request.post(createBand.path, {
    headers: { 'X-Auth-Token': moderator.token },
    data: { name: `Moos ${randomUUID().slice(0, 8)}`, genre: 'Doom Metal' },
  })
  const { id, name } = (await created.json()) as Band
  const path = `/bands/${id}`

  const page = await openAs(fan, path)
  await button(page, 'Änderung vorschlagen').click()
  const form = page.getByRole('dialog', { name: `${name} bearbeiten` })
  await form.getByLabel('Beschreibung').fill('Schlager aus dem Bierzelt.')
  await form.getByRole('button', { name: 'Vorschlag senden' }).click()
  await toast(page, 'Vorschlag gesendet')
  await expect(page.getByText('Schlager aus dem Bierzelt.')).toHaveCount(0)

  const desk = await openAs(moderator, '/moderation')
  await desk.getByRole('tab', { name: /^Bands/ }).click()
  const entry = desk.getByRole('listitem').filter({ hasText: name })
  await expect(entry.getByText('Schlager aus dem Bierzelt.')).toBeVisible()
  await entry.getByRole('button', { name: 'Genehmigen' }).click()
  await toast(desk, 'Moderation erfolgreich')

  await desk.goto(path)
  await expect(desk.getByText('Schlager aus dem Bierzelt.')).toBeVisible()
  await button(desk, 'Verlauf').click()
  const history = desk.getByRole('dialog', { name: `Verlauf von ${name}` })
  const second = history.getByRole('listitem', { name: 'Version 2' })
  await expect(second).toContainText(fan.displayName)
  await expect(second).toContainText('von der Moderation angenommen')
  await expectAccessible(desk)
  await second.getByRole('button', { name: 'Diese Änderung zurücknehmen' }).click()
  await desk
    .getByRole('dialog', { name: 'Diese Änderung zurücknehmen' })
    .getByRole('button', { name: 'Zurücknehmen', exact: true })
    .click()
  await toast(desk, 'Zurückgenommen')
  await expect(history.getByRole('listitem', { name: 'Version 3' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByText('Schlager aus dem Bierzelt.')).toHaveCount(0)
})
