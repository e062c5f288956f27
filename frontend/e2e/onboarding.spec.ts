import { randomUUID } from 'node:crypto'
import {
  chooseRole,
  goBack,
  goOn,
  heading,
  passProfile,
  raiseHorns,
  shout,
  writeShout,
} from './fixtures/onboarding.ts'
import { expect, signIn, test } from './fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const words = (): string => `Zwei Ohren, einen Bollerwagen ${randomUUID().slice(0, 8)}`

test('leads through profile, horns, roles, shout and badge to the wall', async ({
  context,
  page,
  openAs,
  member,
  newcomer,
}) => {
  const contribution = words()
  await signIn(context, newcomer)
  await page.goto('/')
  await expect(page.getByLabel('Anzeigename')).toHaveValue('Neuling')
  await page.getByLabel('Anzeigename').fill('Sturmkind')
  await page.getByLabel('Ort').fill('Kiel')
  await goOn(page)
  await raiseHorns(page)
  await goOn(page)
  await goOn(page)
  await expect(page.getByRole('alert')).toHaveText(/Eine brauchst du schon/)
  await chooseRole(page, 'Fan')
  await chooseRole(page, 'Technik')
  await goOn(page)
  await shout(page)
  await expect(page.getByText('Deine Band oder dein Genre fehlt.')).toBeVisible()
  await expect(page.getByLabel('Deine Band oder dein Genre')).toBeFocused()
  await writeShout(page, contribution)
  await expect(page.getByRole('complementary', { name: 'So hängst du an der Wand' })).toContainText(
    contribution,
  )
  await shout(page)
  await expect(heading(page, 'Willkommen im Lärm, Sturmkind!')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'First Roar' })).toBeVisible()
  await page.getByRole('button', { name: 'Ab in den Feed' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('article').filter({ hasText: contribution })).toContainText(
    'Erster Shout',
  )

  await page.goto('/onboarding')
  await expect(page).toHaveURL(/\/$/)

  const other = await openAs(member)
  const wall = other.getByRole('region', { name: 'Wall of Horns' })
  await expect(wall.getByRole('listitem').filter({ hasText: contribution })).toContainText('Sludge')
})

test('continues with the draft when the member changes the browser', async ({
  context,
  page,
  openAs,
  newcomer,
}) => {
  const contribution = words()
  await signIn(context, newcomer)
  await page.goto('/community')
  await expect(page).toHaveURL(/\/onboarding$/)
  await passProfile(page)
  await raiseHorns(page)
  await goOn(page)
  await chooseRole(page, 'Band')
  await goOn(page)
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/onboarding/progress') &&
      (answer.request().postData() ?? '').includes('Neurosis'),
  )
  await writeShout(page, contribution)
  await saved

  const second = await openAs(newcomer, '/')
  await expect(heading(second, 'Dein erster Shout')).toBeVisible()
  await expect(second.getByLabel('Was bringst du mit?')).toHaveValue(contribution)
  await expect(second.getByLabel('Bester Gig')).toHaveValue('Neurosis, letzte Reihe')
  await goBack(second)
  await expect(second.getByRole('checkbox', { name: /^Band/ })).toBeChecked()
  await goBack(second)
  await expect(heading(second, 'Der Saal hat geantwortet.')).toBeVisible()
  await goBack(second)
  await expect(heading(second, 'Wer bist du?')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Zurück', exact: true })).toHaveCount(0)
  await goOn(second)
  await goOn(second)
  await goOn(second)
  await shout(second)
  await expect(heading(second, /Willkommen im Lärm/)).toBeVisible()
  await goBack(second)
  await expect(heading(second, 'Dein Shout ist raus')).toBeVisible()
  await goOn(second)

  await page.reload()
  await expect(heading(page, /Willkommen im Lärm/)).toBeVisible()
  await page.getByRole('button', { name: 'Ab in den Feed' }).click()
  await expect(page.getByRole('article').filter({ hasText: contribution })).toHaveCount(1)
})

test('ends onboarding for good when the member skips it', async ({ context, page, newcomer }) => {
  await signIn(context, newcomer)
  await page.goto('/')
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Wall of Horns' })).toBeVisible()
})

test('completes the steps when only the keyboard is used', async ({ context, page, newcomer }) => {
  await signIn(context, newcomer)
  await page.goto('/')
  await expect(heading(page, 'Wer bist du?')).toBeFocused()
  await page.getByRole('button', { name: 'Weiter' }).press('Enter')
  await page.getByRole('button', { name: 'Hörner hochreißen' }).focus()
  await page.keyboard.down(' ')
  await expect(heading(page, 'Der Saal hat geantwortet.')).toBeFocused()
  await page.keyboard.up(' ')
  await page.getByRole('button', { name: 'Weiter' }).press('Enter')
  await expect(heading(page, 'Was bist du?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^Fan/ })).toBeChecked()
  await page.getByRole('button', { name: 'Weiter' }).press('Enter')
  await expect(heading(page, 'Dein erster Shout')).toBeFocused()
})

test('completes the horns when they are tapped instead of held', async ({
  context,
  page,
  newcomer,
}) => {
  await signIn(context, newcomer)
  await page.goto('/')
  await passProfile(page)
  await page.getByRole('button', { name: 'Hörner hochreißen' }).hover()
  for (let tap = 0; tap < 6; tap += 1) {
    await page.mouse.down()
    await page.mouse.up()
  }
  await expect(heading(page, 'Der Saal hat geantwortet.')).toBeVisible()
})

test.describe('when reduced motion is preferred', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('completes the horns with one press and without shaking', async ({
    context,
    page,
    newcomer,
  }) => {
    await signIn(context, newcomer)
    await page.goto('/')
    await passProfile(page)
    await expect(page.getByText('Einmal drücken genügt.')).toBeVisible()
    await page.getByRole('button', { name: 'Hörner hochreißen' }).click()
    await expect(heading(page, 'Der Saal hat geantwortet.')).toBeVisible()
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving).toBe(0)
  })
})

test('tells the author why and keeps the shout off the wall when it is held', async ({
  context,
  page,
  openAs,
  member,
  newcomer,
}) => {
  await signIn(context, newcomer)
  await page.goto('/')
  await passProfile(page)
  await raiseHorns(page)
  await goOn(page)
  await chooseRole(page, 'Veranstaltung')
  await goOn(page)
  await writeShout(page, 'Nur echtes NSBM')
  await shout(page)
  await expect(page.getByText(/wird erst geprüft/)).toBeVisible()
  await page.getByRole('button', { name: 'Ab in den Feed' }).click()
  await expect(page.getByRole('region', { name: 'Wall of Horns' })).toBeVisible()
  const other = await openAs(member)
  await expect(other.getByRole('region', { name: 'Wall of Horns' }).getByRole('list')).toBeVisible()
  await expect(other.getByText('Nur echtes NSBM')).toHaveCount(0)
})
