import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const MAX_STEPS = 60

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press('Tab')
    const isThere = await target.evaluate((element) => element === document.activeElement)
    if (isThere) return
  }
  throw new Error(`Tab never reached ${String(target)}`)
}

test(
  'reaches everything in the feed when only the keyboard is used',
  { tag: '@core' },
  async ({ signedInPage: page }) => {
    const text = `Nur Tasten ${randomUUID()}`
    const prompt = page.getByRole('button', { name: /Was knallt bei dir/ })
    await expect(prompt).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, prompt)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Inhalt')).toBeFocused()
    await page.keyboard.type(text)
    await tabTo(page, page.getByRole('button', { name: 'Posten' }))
    await page.keyboard.press('Enter')

    const post = page.getByRole('article').filter({ hasText: text })
    await expect(post).toBeVisible()
    await tabTo(page, post.getByRole('button', { name: 'Horns: 0' }))
    await page.keyboard.press('Space')
    await expect(post.getByRole('button', { name: 'Horns: 1', pressed: true })).toBeFocused()

    await tabTo(page, post.getByRole('button', { name: 'Kommentare: 0' }))
    await page.keyboard.press('Enter')
    await tabTo(page, post.getByLabel('Dein Kommentar'))
    await page.keyboard.type('Getippt, nicht geklickt.')
    await page.keyboard.press('Control+Enter')
    await expect(post.getByRole('listitem')).toContainText('Getippt, nicht geklickt.')

    const menu = post.getByRole('button', { name: 'Mehr zu diesem Beitrag' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Löschen' })).toBeFocused()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(menu).toBeFocused()
  },
)
