import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import type { Member } from './fixtures/members.ts'
import { follow, writeMessage } from './fixtures/messages.ts'
import { expect, test } from './fixtures/test.ts'

const chatWith = ({ id }: Member): string => `/messages?user=${id}`

const composer = (page: Page, other: Member) =>
  page.getByRole('textbox', { name: `Nachricht an ${other.displayName}` })

const log = (page: Page) => page.getByRole('log', { name: 'Nachrichten' })

const say = async (page: Page, other: Member, text: string): Promise<void> => {
  await composer(page, other).fill(text)
  await composer(page, other).press('Enter')
}

/** Two members who may write to each other at once. */
const openPair = async (
  request: APIRequestContext,
  newMember: (name: string) => Promise<Member>,
): Promise<readonly [Member, Member]> => {
  const one = await newMember('Amboss')
  const other = await newMember('Blasebalg')
  await follow(request, one, other)
  await follow(request, other, one)
  return [one, other]
}

test(
  'two members write to each other, and each sees what the other read',
  { tag: '@core' },
  async ({ newMember, openAs, request }) => {
    const [amboss, blasebalg] = await openPair(request, newMember)
    const one = await openAs(amboss, chatWith(blasebalg))
    const other = await openAs(blasebalg, '/messages')

    await say(one, blasebalg, 'Hallo aus der Schmiede')
    await say(one, blasebalg, 'Das Eisen ist heiß')
    await expect(log(one).getByRole('img', { name: 'Gesendet', exact: true })).toHaveCount(2)

    await other.getByRole('link', { name: /Amboss.*Das Eisen ist heiß/ }).click()
    await expect(log(other).getByText('Hallo aus der Schmiede')).toBeVisible()
    await expect(log(other).getByText('Neue Nachrichten')).toBeVisible()
    await expectAccessible(other)
    await expect(log(one).getByRole('img', { name: 'Gelesen' })).toHaveCount(2)

    await say(other, amboss, 'Dann los')
    await expect(log(one).getByText('Dann los')).toHaveCount(1)
    await one.getByRole('button', { name: 'Hörner geben' }).last().click()
    await expect(log(other).getByRole('img', { name: 'Hörner von Amboss' })).toBeVisible()
  },
)

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/503/] })

  test('a message is neither doubled nor lost, also over a reload', async ({
    newMember,
    openAs,
    request,
  }) => {
    const [amboss, blasebalg] = await openPair(request, newMember)
    const page = await openAs(amboss, chatWith(blasebalg))
    await expect(composer(page, blasebalg)).toBeVisible()
    await page.route('**/api/messages', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { message: 'Seite gerissen' } })
    })
    await say(page, blasebalg, 'Nur einmal')
    await expect(page.getByRole('alert').getByText('Fehler beim Senden')).toBeVisible()
    await page.unroute('**/api/messages')
    await page.reload()
    await expect(log(page).getByText('Nur einmal')).toHaveCount(1)
    await expect(log(page).getByRole('img', { name: 'Gesendet', exact: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Erneut' })).toBeHidden()
  })
})

test.describe('a stranger', () => {
  test.use({ expectedErrors: [/403|404/] })

  test('knocks, is accepted, and ends at a block', async ({ newMember, openAs }) => {
    const stranger = await newMember('Fremdling')
    const host = await newMember('Wirtin')
    const third = await newMember('Zaungast')
    const outside = await openAs(stranger, chatWith(host))
    for (const text of ['Klopf', 'Klopf klopf', 'Jemand da?']) await say(outside, host, text)
    await expect(outside.getByText(/Deine Anfrage wartet/)).toBeVisible()

    const inside = await openAs(host, '/messages')
    await inside.getByRole('tab', { name: /Anfragen/ }).click()
    await inside.getByRole('link', { name: /Fremdling/ }).click()
    await expectAccessible(inside)
    await inside.getByRole('button', { name: 'Annehmen' }).click()
    await say(inside, stranger, 'Komm rein')
    await expect(log(outside).getByText('Komm rein')).toBeVisible()
    await say(outside, host, 'Danke')
    await expect(log(inside).getByText('Danke')).toBeVisible()

    await inside.getByRole('button', { name: 'Aktionen zur Unterhaltung' }).click()
    await inside.getByRole('menuitem', { name: 'Blockieren' }).click()
    await inside
      .getByRole('dialog', { name: 'Blockieren?' })
      .getByRole('button', { name: 'Blockieren' })
      .click()
    await expect(inside.getByText('Du hast Fremdling blockiert')).toBeVisible()
    await expect(log(inside).getByText('Danke')).toBeVisible()
    await outside.reload()
    await expect(outside.getByText('Diese Person ist nicht mehr erreichbar')).toBeVisible()
    await expect(log(outside).getByText('Komm rein')).toBeVisible()

    const apart = await openAs(third, chatWith(host))
    await say(apart, host, 'Ich bin neu')
    await expect(log(apart).getByRole('img', { name: 'Gesendet', exact: true })).toBeVisible()
  })
})

test('reads, answers and deletes with the keyboard alone', async ({
  newMember,
  openAs,
  request,
}) => {
  const [amboss, blasebalg] = await openPair(request, newMember)
  await writeMessage(request, amboss, blasebalg, 'Probe um acht?')
  const page = await openAs(blasebalg, '/messages')
  const link = page.getByRole('link', { name: /Amboss.*Probe um acht/ })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Probe um acht?')).toBeVisible()

  await page.getByRole('button', { name: 'Aktionen zur Nachricht von Amboss' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Antworten' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(composer(page, amboss)).toBeFocused()
  await page.keyboard.type('Bin dabei')
  await page.keyboard.press('Enter')
  await expect(log(page).getByRole('button', { name: /Probe um acht/ })).toBeVisible()

  await page.getByRole('button', { name: 'Aktionen zu deiner Nachricht' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Antworten' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Nachricht löschen?' })
  await question.getByRole('button', { name: 'Löschen' }).press('Enter')
  await expect(log(page).getByText('Nachricht gelöscht')).toBeVisible()
})
