import { phonePhoto } from './fixtures/photos.ts'
import { loginTab, test, untilInstalled, WITH_WORKER } from './fixtures/service-worker.ts'
import { expect, signIn } from './fixtures/test.ts'

test.use(WITH_WORKER)

test.describe('the app with its service worker', () => {
  test('starts the shell within a second without a network, and on one that does not answer', async ({
    page,
    server,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    const start = async (): Promise<number> => {
      const started = Date.now()
      await page.goto('/')
      await expect(loginTab(page)).toBeVisible()
      return Date.now() - started
    }
    // A busy machine delays single starts; one that waited for the network would be slow each time.
    const expectFast = (network: string) =>
      expect(async () => {
        const ms = await start()
        test.info().annotations.push({ type: `start ${network}`, description: `${String(ms)} ms` })
        expect(ms).toBeLessThanOrEqual(1000)
      }, `start ${network}`).toPass()
    server.delayMs = 60_000
    await expectFast('slow')
    server.isReachable = false
    server.delayMs = 0
    await expectFast('offline')
  })

  test(
    'starts the feed of a member without a network',
    { tag: '@core' },
    async ({ page, context, member, server }) => {
      await signIn(context, member)
      await page.goto('/')
      await expect(page.getByRole('main')).toBeVisible()
      await untilInstalled(page)
      server.isReachable = false
      await page.goto('/')
      await expect(page.getByText('Keine Verbindung.')).toBeVisible()
    },
  )

  test('brings a shared link and picture into the composer, past the login', async ({
    page,
    member,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    const picture = (await phonePhoto()).toString('base64')
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const files = new DataTransfer()
      files.items.add(new File([bytes], 'pit.jpg', { type: 'image/jpeg' }))
      document.body.insertAdjacentHTML(
        'beforeend',
        `<form method="post" action="/teilen" enctype="multipart/form-data">
           <input name="text" value="Hört mal https://metal.test/riff"><input name="files" type="file">
         </form>`,
      )
      const form = [...document.forms].at(-1)
      const input = form?.elements.namedItem('files')
      if (input instanceof HTMLInputElement) input.files = files.files
      form?.submit()
    }, picture)
    await page.getByLabel('Benutzername').fill(member.username)
    await page.getByLabel('Passwort', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Rein in den Pit' }).click()
    await expect(page.getByLabel('Inhalt')).toHaveValue('Hört mal')
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://metal.test/riff')
    await expect(page.getByText('pit.jpg')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})
