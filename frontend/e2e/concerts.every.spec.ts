import { randomUUID } from 'node:crypto'
import { expectAccessible } from './fixtures/accessibility.ts'
import { dayFromNow, openTool, searchGigs, submitGig } from './fixtures/concerts.ts'
import { promote } from './fixtures/promote.ts'
import { expect, test } from './fixtures/test.ts'

/** Each test has a town of its own, because all share one calendar. */
const aTown = (): string => `Krachstadt ${randomUUID().slice(0, 8)}`

const germanDay = (iso: string): string => iso.split('-').toReversed().join('.')

test('finds a concert by search and city, opens it over the list and by its link', async ({
  newMember,
  openAs,
  request,
  isMobile,
}) => {
  test.slow()
  const town = aTown()
  const me = await newMember('Sucherin')
  const ticketUrl = 'https://tickets.example/krach'
  for (const [index, bandName] of ['Motörhead-Gedenkkapelle', 'Grabgesang'].entries())
    await submitGig(request, me, {
      bandName,
      venue: 'Schacht 7',
      city: town,
      days: 5 + index,
      ticketUrl,
    })

  const page = await openAs(me, `/concerts?${new URLSearchParams({ city: town })}`)
  const cards = page.getByRole('list', { name: 'Konzerte' }).getByRole('article')
  await expect(cards).toHaveCount(2)
  await expectAccessible(page)
  await searchGigs(page, 'motoer')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/search=motoer/)
  await cards.getByRole('link', { name: 'Motörhead-Gedenkkapelle', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Motörhead-Gedenkkapelle' })
  await expect(dialog.getByRole('link', { name: /Tickets bei tickets.example/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Auf der Karte zeigen/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search/,
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(cards).toHaveCount(1)

  await cards.getByRole('link', { name: 'Motörhead-Gedenkkapelle', exact: true }).press('Enter')
  await expect(dialog).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.keyboard.press('Escape')
  const direct = await openAs(me, address)
  await expect(
    direct.getByRole('heading', { level: 1, name: 'Motörhead-Gedenkkapelle' }),
  ).toBeVisible()
  await expectAccessible(direct)

  await page.getByRole('link', { name: 'Monat', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Monat wählen' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1)
  // Axe measures no contrast of days that a bar covers in part.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1600 })
  await expectAccessible(page)
})

test('submits a concert with its draft kept through a reload, earns a badge, and withdraws it', async ({
  newMember,
  openAs,
}) => {
  test.slow()
  const town = aTown()
  const page = await openAs(await newMember('Eintragende'), '/concerts')
  await openTool(page, 'Konzert eintragen')
  const dialog = page.getByRole('dialog', { name: 'Konzert eintragen' })
  await dialog.getByRole('button', { name: 'Einreichen' }).click()
  await expect(dialog.getByText('Bandname ist erforderlich')).toBeVisible()
  await expect(dialog.getByText('Datum ist erforderlich')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Band', exact: true }).fill('Tastenhauer')
  await dialog.getByRole('textbox', { name: 'Venue' }).fill('Probekeller')
  await dialog.getByRole('textbox', { name: 'Stadt' }).fill(town)
  const date = dialog.getByRole('textbox', { name: 'Datum' })
  await date.fill(germanDay(dayFromNow(12)))
  await date.press('Tab')
  await page.reload()
  await openTool(page, 'Konzert eintragen')
  await expect(dialog.getByText('Dein Entwurf von vorhin ist noch da.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Stadt' })).toHaveValue(town)
  await dialog.getByRole('button', { name: 'Einreichen' }).click()
  await expect(page.getByText('Konzert eingereicht! 🎸', { exact: true })).toBeVisible()
  await expect(page.getByText('Du hast ein Badge verdient! 🏆').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Ansehen' }).click()

  await expect(page.getByRole('heading', { name: 'Tastenhauer' })).toBeVisible()
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  const edit = page.getByRole('dialog', { name: 'Konzert bearbeiten' })
  await edit.getByRole('combobox', { name: 'Status' }).selectOption('Ausverkauft')
  await edit.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Ausverkauft', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByText('Konzert zurückgezogen', { exact: true })).toBeVisible()
  await openTool(page, 'Eingereicht')
  await expect(page.getByRole('heading', { name: 'Noch nichts eingereicht' })).toBeVisible()
})

test('merges a double entry as a moderator, undoes it, and cancels a concert', async ({
  newMember,
  openAs,
  request,
}) => {
  test.slow()
  const town = aTown()
  const [fan, moderator] = [await newMember('Doppelt'), await newMember('Ordnerin')]
  await promote(moderator, 'moderator')
  const gig = { city: town, days: 9 }
  const right = await submitGig(request, fan, {
    ...gig,
    bandName: 'Äonenfeuer',
    venue: 'Kesselhaus',
  })
  const double = await submitGig(request, fan, { ...gig, bandName: 'Aonenfoyer', venue: 'Hafen' })

  const page = await openAs(moderator, `/concerts/${double.id}`)
  await page.getByRole('button', { name: 'Zusammenführen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Äonenfeuer/ }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Derselbe Gig')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(page.getByText('Zusammengeführt', { exact: true })).toBeVisible()

  await page.goto(`/concerts/${double.id}`)
  await expect(page).toHaveURL(new RegExp(right.id))
  await expect(page.getByText('2 Quellen')).toBeVisible()
  await page.getByRole('button', { name: 'Zusammenführung aufheben' }).click()
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Doch zwei Gigs')
  await dialog.getByRole('button', { name: 'Zusammenführung aufheben' }).click()
  await expect(page.getByText('1 Quelle', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Status ändern' }).click()
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Abgesagt')
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Sagt der Veranstalter')
  await dialog.getByRole('button', { name: 'Status ändern' }).click()
  await expect(page.getByText('Abgesagt', { exact: true })).toBeVisible()
})
