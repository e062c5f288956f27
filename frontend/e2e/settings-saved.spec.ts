import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

const saved = (page: Page, text = 'Einstellungen gespeichert') =>
  expect(
    page.getByRole('region', { name: /Hinweise/ }).getByText(text, { exact: true }),
  ).toBeVisible()

test('keeps a switch as it was set', async ({ openAs, member }) => {
  const page = await openAs(member, '/settings')
  const content = page.getByRole('switch', { name: 'Inhalte' })
  await expect(content).toBeChecked()
  await content.press('Space')
  await expect(content).not.toBeChecked()
  await saved(page)
  await page.getByRole('link', { name: /^Sichtbarkeit/ }).click()
  await page.getByRole('switch', { name: 'Wall of Horns' }).press('Space')
  await saved(page)

  const other = await openAs(member, '/settings')
  await expect(other.getByRole('switch', { name: 'Inhalte' })).not.toBeChecked()
  await expect(other.getByRole('switch', { name: 'System' })).toBeChecked()
  await other.goto('/settings/sichtbarkeit')
  await expect(other.getByRole('switch', { name: 'Wall of Horns' })).not.toBeChecked()
})

test('keeps profile data until they are cleared', async ({ openAs, member }) => {
  const page = await openAs(member, '/settings#profildaten')
  await page.getByLabel('Geburtstag').fill('06.06.1988')
  await page.getByLabel('Ort', { exact: true }).fill('Wacken')
  await page.getByRole('checkbox', { name: 'Doom Metal', exact: true }).check()
  await page.getByLabel('Wie oft gehst du').selectOption('Mehrmals im Monat')
  await page.getByLabel('Lieblingsbands').fill('Ahab')
  await region(page, 'Profildaten').getByRole('button', { name: 'Speichern' }).click()
  await saved(page, 'Profil gespeichert')

  await page.reload()
  await expect(page.getByLabel('Geburtstag')).toHaveValue('06.06.1988')
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Wacken')
  await expect(page.getByLabel('Doom Metal', { exact: true })).toBeChecked()
  await page.getByLabel('Geburtstag').fill('')
  await page.getByRole('checkbox', { name: 'Doom Metal', exact: true }).uncheck()
  await region(page, 'Profildaten').getByRole('button', { name: 'Speichern' }).click()
  await saved(page, 'Profil gespeichert')
  await page.reload()
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Wacken')
  await expect(page.getByLabel('Geburtstag')).toHaveValue('')
  await expect(page.getByLabel('Doom Metal', { exact: true })).not.toBeChecked()
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/status of (400|503)/] })

  test('keeps what was typed when profile data contain a forbidden term', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/settings/profil')
    await page.getByLabel('Lieblingsbands').fill('nur NSBM')
    await region(page, 'Profildaten').getByRole('button', { name: 'Speichern' }).click()
    await expect(
      page.getByText('Dafür ist hier kein Platz. Bitte wähle etwas anderes.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Lieblingsbands')).toHaveValue('nur NSBM')
  })
})

test.describe('on a device that moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'applies reduced motion before the first paint when this device chose it',
    { tag: '@core' },
    async ({ openAs, member }) => {
      const page = await openAs(member, '/settings/feed')
      await page.getByRole('radio', { name: 'Stillhalten' }).check()
      await saved(page)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
      const duration = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--motion-slow'),
      )
      expect(Number.parseFloat(duration)).toBe(0)
      await page.getByRole('radio', { name: 'Wie das Gerät es will' }).check()
      await expect(page.locator('html')).not.toHaveAttribute('data-motion')
    },
  )
})
