import { expectAccessible } from './fixtures/accessibility.ts'
import { attachPhoto, chatWith, follow, writeMessage } from './fixtures/messages.ts'
import { expect, test } from './fixtures/test.ts'

test(
  'leads from the list into a chat and back to the same place',
  { tag: '@core' },
  async ({ newMember, openAs, request }) => {
    const me = await newMember('Daumenkino')
    const other = await newMember('Lautsprecher')
    await follow(request, me, other)
    for (let number = 1; number <= 40; number += 1)
      await writeMessage(request, other, me, `Zeile ${String(number)}`)
    const page = await openAs(me, '/messages')
    await page.getByRole('link', { name: /Lautsprecher/ }).tap()
    const log = page.getByRole('log', { name: 'Nachrichten' })
    await expect(log.getByText('Neue Nachrichten')).toBeAttached()

    const field = page.getByRole('textbox', { name: 'Nachricht an Lautsprecher' })
    await field.tap()
    await field.pressSequentially('Angekommen')
    await field.press('Enter')
    await expect(field).toHaveValue('Angekommen\n')
    await page.getByRole('button', { name: 'Senden' }).tap()
    await expect(log.getByText('Angekommen')).toBeVisible()
    await expect(log.getByRole('img', { name: 'Gesendet', exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.goBack()
    await expect(page.getByRole('link', { name: /Lautsprecher.*Du: Angekommen/ })).toBeVisible()
    await expect(log).toBeHidden()
  },
)

test('a chat with a photo fits on the screen and opens at its end', async ({
  newMember,
  openAs,
  request,
}) => {
  const me = await newMember('Daumenkino')
  const other = await newMember('Lautsprecher')
  await follow(request, other, me)
  const page = await openAs(me, chatWith(other))
  await attachPhoto(page)
  await page.getByRole('button', { name: 'Senden' }).tap()
  const log = page.getByRole('log', { name: 'Nachrichten' })
  await expect(log.getByRole('img', { name: 'Gesendet', exact: true })).toBeVisible()
  for (let number = 1; number <= 4; number += 1)
    await writeMessage(request, me, other, `Zeile ${String(number)}`)

  await page.reload()
  await expect(log.getByText('Zeile 4')).toBeInViewport()
  await expect(log.getByRole('img', { name: 'Dein Foto' })).toBeVisible()
  expect(await log.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
})
