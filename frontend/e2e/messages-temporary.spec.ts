import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { annaAndBen, attachPhoto, chatWith } from './fixtures/messages.ts'
import { expect, test } from './fixtures/test.ts'

/** Requests that could carry bytes of a photo. */
const watchPhotoRequests = (page: Page): readonly Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (/\/(photo|media|view)(\?|$)|\/messages\/[^?]+\.(webp|jpg|png)/.test(request.url()))
      requests.push(request)
  })
  return requests
}

test('shows a temporary photo once, for 30 seconds, and nothing of it before the tap', async ({
  newMember,
  openAs,
  request,
}) => {
  const [anna, ben] = await annaAndBen({ newMember, request })
  const annasPage = await openAs(anna, chatWith(ben))
  const bensPage = await openAs(ben, chatWith(anna))
  const requests = watchPhotoRequests(bensPage)
  await attachPhoto(annasPage)
  await annasPage.getByRole('switch', { name: 'Verschwindet nach 30s' }).press('Space')
  await annasPage.getByRole('button', { name: 'Senden' }).click()
  await expect(annasPage.getByText('Noch nicht geöffnet')).toBeVisible()

  const placeholder = bensPage.getByRole('button', { name: /Tippen um anzuzeigen/ })
  await expect(placeholder).toBeVisible()
  expect(requests.map((one) => one.url())).toEqual([])
  await placeholder.click()
  const viewer = bensPage.getByRole('dialog', { name: 'Temporäres Foto' })
  await expect(viewer.getByRole('img', { name: 'Temporäres Foto' })).toBeVisible()
  await expect(viewer.getByText('Läuft bald ab')).toBeVisible()
  await expectAccessible(bensPage)

  await expect(viewer).toBeHidden()
  await expect(bensPage.getByText('Foto abgelaufen')).toBeVisible()
  await expect(annasPage.getByText('Foto abgelaufen')).toBeVisible()

  const address = requests.find((one) => one.url().includes('ticket='))?.url() ?? ''
  const headers = { 'X-Auth-Token': ben.token }
  expect((await request.get(address, { headers })).status()).toBe(410)
  const again = address.replace(/\/photo\?.*$/, '/view')
  expect((await request.patch(again, { headers })).status()).toBe(410)
})
