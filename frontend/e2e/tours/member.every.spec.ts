import { acceptLegal } from '#shared/api/legal.ts'
import { listPasskeys } from '#shared/api/passkeys.ts'
import { listBlocked, relationship } from '#shared/api/people.ts'
import { getProfile } from '#shared/api/profile.ts'
import { listPosts } from '#shared/api/posts.ts'
import { recoveryCodes, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { searchEverything, type Found } from '#shared/api/search.ts'
import { listSessions } from '#shared/api/sessions.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { answerAcceptances } from '../../src/testing/acceptances.ts'
import { gatewayError } from '../../src/testing/fake-api.ts'
import { aMember, aPost, ME, ulid } from '../../src/testing/members.ts'
import { answerProfile } from '../../src/testing/people.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { pickFile } from '../fixtures/photos.ts'
import { twoHalves } from '../fixtures/profiles.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  expectNoFaults,
  expectScreenAccessible,
  expectPageAccessible,
  startTour,
} from '../fixtures/tour.ts'

const now = new Date().toISOString()

const AUTHOR = aMember(2, 'Krachkatze')

const FOUND: Found = {
  people: [AUTHOR, aMember(3, 'Krachmacher')],
  posts: [{ id: ulid(5), user: AUTHOR, title: null, excerpt: 'Krach im Moor', createdAt: now }],
  bands: [
    {
      id: ulid(6),
      name: 'Krachgrab',
      genre: 'Doom Metal',
      country: 'Österreich',
      city: 'Graz',
      formedYear: 1998,
    },
  ],
  concerts: [
    {
      id: ulid(7),
      bandName: 'Krachgrab',
      date: '2027-01-09',
      time: '20:00',
      venue: 'Ein Saal mit einem sehr langen Namen am Rand der Stadt',
      city: 'Leipzig',
      status: 'sold_out',
    },
  ],
  articles: [
    { id: ulid(8), title: 'Krachgrab kündigen Album an', category: 'news', publishedAt: now },
  ],
}

/** What the box covers in part. */
const BEHIND_THE_BOX = ':is(main, footer, [data-bottom-bar])'

const passkey = (letter: string, name: string) => ({
  id: letter.repeat(43),
  credentialId: letter.repeat(22),
  name,
  createdAt: now,
  lastUsedAt: null,
  isSynced: false,
})

const session = (number: number, current: boolean) => ({
  id: ulid(number),
  device: 'Firefox auf Linux',
  createdAt: now,
  seenAt: now,
  current,
})

test('has no barrier when members edit their own profile', { tag: '@core' }, async ({ page }) => {
  const api = await startTour(page)
  api.on(getProfile, () => ({
    ...ME,
    bio: 'Laut.',
    location: 'Köln',
    selectedRoles: [],
    favoriteGenres: [],
    followersCount: 0,
    followingCount: 0,
    createdAt: now,
  }))
  api.on(listUserPosts, () => [])
  await page.goto('/profile')
  await expect(page.getByText('Köln')).toBeVisible()
  await expectScreenAccessible(page)
  await page.getByRole('button', { name: 'Profil bearbeiten' }).click()
  await expect(page.getByLabel('Anzeigename')).toBeVisible()
  await expectScreenAccessible(page)
  await pickFile(page, 'Bild hochladen', await twoHalves())
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
  await expect(dialog.getByRole('button', { name: 'Übernehmen' })).toBeEnabled()
  await expectScreenAccessible(page)
  expectNoFaults(api)
})

test.describe('with a relation that cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 403/] })

  test(
    'has no barrier when a member searches and visits other members',
    { tag: '@core' },
    async ({ page }) => {
      const api = await startTour(page)
      answerProfile(api, AUTHOR)
      const post = aPost(9, 'Von nebenan')
      api.on(listUserPosts, () => [post])
      api.on(listPosts, () => [post])
      api.on(searchEverything, () => FOUND)
      // Axe cannot measure contrast of partly covered text.
      await page.goto('/gibt-es-nicht')
      await page.getByRole('button', { name: 'Suche öffnen' }).click()
      const field = page.getByRole('banner').getByRole('combobox', { name: 'Suchen' })
      await expect(field).toBeFocused()
      await expectAccessible(page, BEHIND_THE_BOX)
      await field.fill('krach')
      await expect(page.getByRole('option', { name: `${AUTHOR.displayName} @` })).toBeVisible()
      await expectAccessible(page, BEHIND_THE_BOX)
      await page.getByRole('option', { name: `${AUTHOR.displayName} @` }).click()
      await expect(page.getByRole('heading', { level: 1, name: AUTHOR.displayName })).toBeVisible()
      await page.getByRole('button', { name: 'Suche öffnen' }).click()
      await field.fill('')
      await expect(page.getByRole('option', { name: 'krach' })).toBeVisible()
      await expectAccessible(page, BEHIND_THE_BOX)

      await page.goto(`/users/${AUTHOR.username}`)
      await expect(page.getByText(post.content)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Folgen', exact: true })).toBeVisible()
      await expectScreenAccessible(page)
      await page.getByRole('button', { name: 'Blockieren' }).click()
      await expect(page.getByRole('dialog', { name: 'Blockieren?' })).toBeVisible()
      await expectScreenAccessible(page)

      await page.goto('/')
      await page
        .getByRole('article')
        .getByRole('button', { name: AUTHOR.displayName, exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: AUTHOR.displayName })
      await expect(dialog.getByRole('button', { name: 'Folgen', exact: true })).toBeVisible()
      await expectScreenAccessible(page)

      api.on(relationship, () => gatewayError(403))
      await dialog.getByRole('link', { name: 'Ganzes Profil' }).click()
      await expect(page.getByRole('heading', { level: 1, name: AUTHOR.displayName })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Folgen und Blockieren' }),
      ).toBeVisible()
      await expectScreenAccessible(page)
      expectNoFaults(api)
    },
  )
})

test('has no barrier when a member opens the settings', { tag: '@core' }, async ({ page }) => {
  const api = await startTour(page)
  answerSettings(api)
  await page.goto('/settings')
  await expect(page.getByRole('navigation', { name: 'Themen' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectPageAccessible(page)
  const field = page.getByRole('textbox', { name: 'Einstellungen durchsuchen' })
  await field.fill('push')
  await expect(page.getByRole('list', { name: 'Gefundene Einstellungen' })).toBeVisible()
  await expectPageAccessible(page)
  await field.fill('kaffeemaschine')
  await expect(page.getByText('Dazu gibt es hier nichts.')).toBeVisible()
  await expectScreenAccessible(page)

  api.on(listPasskeys, () => [passkey('a', 'Telefon'), passkey('b', 'Schlüsselbund')])
  api.on(listSessions, () => [session(5, true), session(6, false)])
  api.on(listBlocked, () => [AUTHOR])
  const subjects = [
    ['benachrichtigungen', page.getByRole('switch', { name: 'Inhalte' })],
    ['profil', page.getByLabel('Geburtstag')],
    ['chats', page.getByRole('switch', { name: 'Online-Status' })],
    ['sichtbarkeit', page.getByRole('switch', { name: 'Wall of Horns' })],
    ['stumm', page.getByRole('button', { name: `${AUTHOR.displayName} freigeben` })],
    ['feed', page.getByRole('switch', { name: 'Neueste zuerst' })],
    ['konto', page.getByLabel('Deine E-Mail-Adresse')],
    ['anmeldung', page.getByRole('button', { name: 'Codes anlegen' })],
  ] as const
  for (const [path, part] of subjects) {
    await page.goto(`/settings/${path}`)
    await expect(part).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectPageAccessible(page)
  }
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(2)

  const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKM${index}`)
  api.on(renewRecoveryCodes, () => ({ codes, createdAt: now }))
  api.on(recoveryCodes, () => ({ remaining: 10, createdAt: now }))
  await page.getByRole('button', { name: 'Codes anlegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Passwort', { exact: true }).fill('Blastbeat-im-Moshpit')
  await expectScreenAccessible(page)
  await dialog.getByRole('button', { name: 'Codes anlegen' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectScreenAccessible(page)
  expectNoFaults(api)
})

test.describe('before the terms are accepted', () => {
  test.use({ legalAccepted: false })

  test('has no barrier when a member accepts the terms', { tag: '@core' }, async ({ page }) => {
    const api = await startTour(page)
    answerAcceptances(api)
    api.on(acceptLegal, ({ body }) => ({ ...body, acceptedAt: now }))
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Die Hausordnung ist neu' })
    await expect(dialog).toBeVisible()
    await expectScreenAccessible(page)
    await dialog.getByRole('button', { name: 'Ich stimme zu' }).click()
    await expect(dialog).toBeHidden()
    expectNoFaults(api)
  })
})

test(
  'has no barrier when a member reads a public page or opens the menu of the phone',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    const api = await startTour(page)
    await page.goto('/agb')
    await expect(page.getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible()
    const navigation = isMobile ? 'Schnellzugriff' : 'Hauptnavigation'
    await expect(page.getByRole('navigation', { name: navigation })).toBeVisible()
    await expectScreenAccessible(page)
    if (isMobile) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      const menu = page.getByRole('dialog', { name: 'Menü' })
      await expect(menu.getByRole('link', { name: 'Community' })).toBeVisible()
      await expectScreenAccessible(page)
    }
    expectNoFaults(api)
  },
)
