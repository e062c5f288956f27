import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

/** The hosts that a page asks, without the site and its bucket of uploads. */
const FOREIGN = /scdn\.co|itunes\.apple\.com|mzstatic\.com|spotify\.com/

const logForeign = (page: Page): string[] => {
  const log: string[] = []
  page.on('request', (request) => {
    if (FOREIGN.test(request.url())) log.push(request.url())
  })
  return log
}

test('plays a picked track, and contacts its company only then', async ({
  signedInPage: page,
  newMember,
  openAs,
}) => {
  const text = `Hört euch das an ${randomUUID()}`
  const asked = logForeign(page)
  await page.getByRole('button', { name: 'Raushauen' }).first().click()
  await page.getByLabel('Inhalt').fill(text)
  await page.getByRole('button', { name: 'Musik' }).click()
  const picker = page.getByRole('dialog', { name: 'Musik aussuchen' })
  await expectAccessible(page)
  await page.keyboard.type('rostkönig')
  await expect(picker.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await expect(picker.getByText('Kein Vorschau verfügbar')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  const composer = page.getByRole('region', { name: 'Neuer Beitrag' })
  await expect(composer.getByRole('group', { name: 'Musik: Flugrost von Rostkönig' })).toBeVisible()
  await page.getByRole('button', { name: 'Posten' }).click()
  const post = page.getByRole('article').filter({ hasText: text })
  await expect(post.getByText('Rostkönig')).toBeVisible()
  expect(asked).toEqual([])

  const reader = await openAs(await newMember('Mithörer'))
  const askedByReader = logForeign(reader)
  await reader.reload()
  const shown = reader.getByRole('article').filter({ hasText: text })
  const player = shown.getByRole('group', { name: 'Musik: Flugrost von Rostkönig' })
  await expect(player.getByText('lädt dein Browser den Song von Apple')).toBeVisible()
  await expectAccessible(reader)
  expect(askedByReader).toEqual([])

  await player.getByRole('button', { name: 'Anspielen' }).focus()
  await reader.keyboard.press('Enter')
  const position = player.getByRole('slider', { name: 'Stelle im Song' })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5)
  expect(askedByReader.every((url) => /itunes\.apple\.com|mzstatic\.com/.test(url))).toBe(true)
  expect(askedByReader.some((url) => url.includes('AudioPreview'))).toBe(true)
  // Below the header, axe cannot decide about contrast.
  await reader.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(reader)
  await position.focus()
  await reader.keyboard.press('End')
  await expect(player.getByRole('button', { name: 'Anspielen' })).toBeVisible()
  await expect(player.getByRole('link', { name: /Auf Spotify/ })).toHaveAttribute(
    'href',
    /^https:\/\/open\.spotify\.com\/track\//,
  )
})
