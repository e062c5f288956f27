import type { Page } from '@playwright/test'
import { PUSH_TAGS } from '#shared/domain/push-places.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { writePost } from './fixtures/posts.ts'
import { PushBrowser } from './fixtures/push.ts'
import { expect, signIn, test as base } from './fixtures/test.ts'

const test = base.extend<{ readonly push: PushBrowser }>({
  push: async ({ context }, use) => {
    const push = new PushBrowser(context)
    await push.start()
    await use(push)
  },
})

test.use({ serviceWorkers: 'allow' })

const TITLE = 'Push-Benachrichtigungen'

const openDialog = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('button', { name: TITLE }).click()
  return page.getByRole('dialog', { name: TITLE })
}

/** Header and bars cover parts of a long page, which axe cannot decide about then. */
const expectAllAccessible = async (page: Page): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ ...size, height: 8000 })
  await expectAccessible(page)
  await page.setViewportSize(size)
}

test(
  'rings on the device, leads to the comment and is silent after the sign-out',
  { tag: '@core' },
  async ({ page, context, push, newMember, request, isMobile }) => {
    test.slow()
    const [odin, nebel] = [await newMember('Odin'), await newMember('Nebelkrähe')]
    const postId = await writePost(request, odin, 'Wer kommt mit nach Wacken?')
    await signIn(context, odin)
    await page.goto('/about')

    const dialog = await openDialog(page, isMobile)
    await expect(dialog.getByText('⚠ Berechtigung ausstehend')).toBeVisible()
    await dialog.getByRole('switch', { name: 'Push auf diesem Gerät' }).press('Space')
    await expect(page.getByText('Benachrichtigungen aktiviert', { exact: true })).toBeVisible()
    await expect(dialog.getByText('✓ Berechtigung erteilt')).toBeVisible()
    await expect(dialog.getByText(/^Dieses Gerät/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Probe-Push schicken' }).click()
    const probe = await push.untilReceived('test')
    await push.deliver(page, probe)
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(dialog).toBeHidden()

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await push.tap(probe.tag)
    await expect(page).toHaveURL(/\/settings\/benachrichtigungen#push$/)
    await expect(page.getByRole('heading', { name: TITLE })).toBeInViewport()
    await expect(page.getByText('Probe-Push ist unterwegs', { exact: true })).toBeHidden()
    await expectAllAccessible(page)

    // Quiet hours are off, whatever the clock says.
    await page.getByRole('switch', { name: 'Ruhezeit einhalten' }).press('Space')
    await expect(page.getByText('Einstellungen gespeichert', { exact: true })).toBeVisible()
    const commented = await request.post(`/api/community/posts/${postId}/comments`, {
      headers: { 'X-Auth-Token': nebel.token, 'Idempotency-Key': crypto.randomUUID() },
      data: { content: 'Ich bin dabei!' },
    })
    expect(commented.ok(), await commented.text()).toBe(true)
    const comment = await push.untilReceived('comment')
    expect(comment.tag).toBe(PUSH_TAGS.post(postId))
    await push.deliver(page, comment)
    await push.tap(comment.tag, 'reply')
    await expect(page.getByText('Ich bin dabei!')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Dein Kommentar' })).toBeFocused()
    expect(await push.shownTags()).toEqual([])
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

    if (isMobile) await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/login$/)
    const held = () => page.evaluate(() => sessionStorage.getItem('e2e-subscription'))
    await expect.poll(held).toBeNull()
  },
)
