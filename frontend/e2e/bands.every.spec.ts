import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { button, toast } from './fixtures/admin-page.ts'
import { expect, test } from './fixtures/test.ts'

const TITLE = 'Newcomer Band hinzufügen'

const fillIn = async (page: Page, name: string) => {
  await button(page, TITLE).click()
  const dialog = page.getByRole('dialog', { name: TITLE })
  await dialog.getByLabel('Bandname *').fill(name)
  await dialog.getByLabel('Genre *').selectOption('Doom Metal')
  await dialog.getByLabel('Land').selectOption('Deutschland')
  return dialog
}

const add = async (page: Page, name: string) => {
  const dialog = await fillIn(page, name)
  await dialog.getByLabel('Beschreibung').fill('Langsam, tief, aus dem Keller.')
  await dialog.getByRole('button', { name: 'Band hinzufügen' }).click()
  await toast(page, 'Erfolg!')
  // It covers a part of the bar below, whose contrast could not be measured.
  await page
    .getByRole('region', { name: /Hinweise/ })
    .getByRole('button', { name: 'Schließen' })
    .click()
  await expect(dialog).toHaveCount(0)
}

test('adds a newcomer, finds it by a word of its name, and follows it', async ({
  newMember,
  openAs,
}) => {
  test.slow()
  const word = `Zz${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const name = `Grüft ${word}`
  const page = await openAs(await newMember('Scoutin'), '/bands')
  await expect(page.getByRole('heading', { name: 'Metal Bands' })).toBeVisible()
  await add(page, name)

  await page.getByLabel('Bands durchsuchen').fill(word.toLowerCase())
  const card = page.getByRole('article', { name })
  await expect(card).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card).toContainText('Newcomer')
  await expectAccessible(page)

  await card.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Langsam, tief, aus dem Keller.')).toBeVisible()
  const stored = page.waitForResponse((response) => response.url().endsWith('/follow'))
  await button(page, 'Folgen').click()
  await expect(button(page, 'Entfolgen')).toBeVisible()
  await stored
  await expect(page.getByText('1 Follower')).toBeVisible()
  await page.reload()
  await expect(button(page, 'Entfolgen')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Zurück zu den Bands' }).click()
  await expect(page.getByLabel('Bands durchsuchen')).toHaveValue(word.toLowerCase())
})

test.describe('a name that exists', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('leads to its entry, and what was typed stays', async ({ newMember, openAs }) => {
    const name = `Doppelt ${randomUUID().slice(0, 8)}`
    const page = await openAs(await newMember('Doppelgänger'), '/bands')
    await add(page, name)
    const dialog = await fillIn(page, name.toUpperCase())
    await expect(dialog.getByText('Meinst du die hier?')).toBeVisible()
    // The whole form is on the screen: the contrast of what a bar covers in part cannot be measured.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 1300 })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Band hinzufügen' }).click()
    await expect(dialog.getByText('Schau dir den Eintrag an.', { exact: false })).toBeVisible()
    await page.reload()
    await button(page, TITLE).click()
    await expect(dialog.getByLabel('Bandname *')).toHaveValue(name.toUpperCase())
    await dialog.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  })
})
