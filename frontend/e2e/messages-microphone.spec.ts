import { annaAndBen, chatWith } from './fixtures/messages.ts'
import { expect, test } from './fixtures/test.ts'

test('says how to allow the microphone when the browser gives none', async ({
  newMember,
  openAs,
  request,
}) => {
  const [anna, ben] = await annaAndBen({ newMember, request })
  const page = await openAs(anna, chatWith(ben))
  await page.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click()
  await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText(
    'Mikrofon-Zugriff fehlgeschlagen. Bitte erlauben Sie den Zugriff.',
  )
  await expect(page.getByRole('button', { name: 'Sprachnachricht aufnehmen' })).toBeEnabled()
})
