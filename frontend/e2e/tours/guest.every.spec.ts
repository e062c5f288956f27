import type { Page } from '@playwright/test'
import { login, register } from '#shared/api/auth.ts'
import {
  completeOnboarding,
  firstShout,
  onboardingProgress,
  saveOnboarding,
} from '#shared/api/onboarding.ts'
import { listPasskeys } from '#shared/api/passkeys.ts'
import { suggestedUsers } from '#shared/api/people.ts'
import { renewRecoveryCodes } from '#shared/api/recovery.ts'
import { aCard, answerBands } from '../../src/testing/bands.ts'
import type { FakeApi } from '../../src/testing/fake-api.ts'
import { answerMember, aMember, ME, ownPost } from '../../src/testing/members.ts'
import { Authenticators } from '../fixtures/authenticators.ts'
import { fakeApi } from '../fixtures/fake-api.ts'
import {
  chooseRole,
  goOn,
  heading,
  passProfile,
  raiseHorns,
  shout,
  writeShout,
} from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, expectScreenAccessible, expectPageAccessible } from '../fixtures/tour.ts'
import { NOTHING_DONE } from '../../src/testing/onboarding.ts'

const PAGES = [
  ['/about', 'Über uns'],
  ['/contact', 'Kontakt'],
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'AGB'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
  ['/melden', 'Inhalt melden'],
] as const

const NEWSLETTER = [
  ['', 'Dieser Link ist unvollständig'],
  [`#unsubscribe.${'a'.repeat(64)}`, 'Newsletter abbestellen'],
] as const

test(
  'has no barrier when a guest reads the login and the public pages',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible()
    await expectPageAccessible(page)
    await page.getByRole('tab', { name: 'Registrieren' }).click()
    await expectPageAccessible(page)
    await page.getByRole('tab', { name: 'Anmelden' }).click()
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await expect(page.getByLabel('Wiederherstellungscode')).toBeVisible()
    await expectPageAccessible(page)

    for (const [path, title] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Höllenlärm`)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
      await expectScreenAccessible(page)
    }
    for (const [link, title] of NEWSLETTER) {
      await page.goto(`/newsletter${link}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectScreenAccessible(page)
      // A new fragment alone would not load the page.
      await page.goto('/about')
    }
  },
)

const answerNewcomer = (api: FakeApi): void => {
  answerMember(api, { ...ME, onboardingCompleted: false })
  const user = aMember(1, 'Testfan')
  api.on(register, () => ({ user }))
  api.on(login, () => ({ authToken: 'a'.repeat(64), user }))
  api.on(renewRecoveryCodes, () => ({
    codes: Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKM${index}`),
    createdAt: new Date().toISOString(),
  }))
  let progress = NOTHING_DONE
  api.on(suggestedUsers, () => [
    { ...aMember(2, 'Krachkatze'), reason: 'new' as const, reasonText: 'Neu in der Meute' },
  ])
  answerBands(api, [aCard(5, { name: 'Schlammgott', genre: 'Sludge Metal' })])
  api.on(onboardingProgress, () => progress)
  api.on(saveOnboarding, ({ body }) => {
    progress = { ...progress, ...body, draft: null } as typeof progress
    return progress
  })
  api.on(completeOnboarding, () => ({ onboardingCompleted: true as const }))
  api.on(listPasskeys, () => [])
  api.on(firstShout, () => {
    progress = { ...progress, firstShoutPosted: true }
    return { post: ownPost(9, 'Einen Bass'), badgeAwarded: true }
  })
}

const registerHere = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await page.getByLabel('Benutzername').fill('fan_1')
  await page.getByLabel('Anzeigename').fill('Walküre')
  await page.getByLabel('Passwort', { exact: true }).fill('Blastbeat-im-Moshpit')
  await page.getByRole('button', { name: 'Dabei sein' }).click()
}

test(
  'has no barrier when a newcomer goes from registration to the badge',
  { tag: '@core' },
  async ({ page }) => {
    const api = await fakeApi(page)
    answerNewcomer(api)
    await (await Authenticators.on(page)).add('internal')
    await registerHere(page)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
    await expectScreenAccessible(page)
    await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click()

    await expect(heading(page, 'Wer bist du?')).toBeVisible()
    await expectScreenAccessible(page)
    await passProfile(page)
    await expect(heading(page, 'Zeig die Hörner')).toBeVisible()
    await expectScreenAccessible(page)
    await raiseHorns(page)
    await expectScreenAccessible(page)
    await goOn(page)
    await chooseRole(page, 'Band')
    await expectScreenAccessible(page)
    await goOn(page)
    await shout(page)
    await expectScreenAccessible(page)
    await writeShout(page, 'Einen Bass, der nie gestimmt ist.')
    await shout(page)
    await expect(heading(page, /Willkommen im Lärm/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Folgen: Schlammgott' })).toBeEnabled()
    await expectScreenAccessible(page)
    await page.getByRole('button', { name: 'Ab in den Feed' }).click()
    await expect(page.getByRole('dialog', { name: 'Nie wieder Passwort tippen?' })).toBeVisible()
    await expectScreenAccessible(page)
    expectNoFaults(api)
  },
)
