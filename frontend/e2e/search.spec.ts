import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { createBand } from '#shared/api/bands.ts'
import { submitConcert } from '#shared/api/concerts.ts'
import type { Contract } from '#shared/api/contract.ts'
import type { Member } from './fixtures/members.ts'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'

const unique = (): string => randomUUID().replaceAll(/[\d-]/g, '').slice(0, 6)

const DAY_MS = 24 * 60 * 60 * 1000
const inAMonth = (): string => new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)

const send = async (
  request: APIRequestContext,
  { token }: Member,
  { path }: Contract,
  data: object,
): Promise<void> => {
  const answer = await request.post(path, { headers: { 'X-Auth-Token': token }, data })
  expect(answer.status(), await answer.text()).toBe(201)
}

const searchField = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Suchen' })

/** Repeats the search until every text appears, because entries follow by events. */
const searchUntilFound = async (page: Page, typed: string, texts: readonly string[]) => {
  const field = searchField(page)
  await expect(async () => {
    await field.fill('')
    await field.fill(typed)
    for (const text of texts)
      await expect(page.getByRole('option', { name: text })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('finds people, bands, concerts and posts by one word when only the keyboard is used', async ({
  newMember,
  openAs,
  request,
}) => {
  const word = `Krähe${unique()}`
  const wanted = await newMember(`Nebel ${word}`)
  await send(request, wanted, createBand, { name: `${word} Grab`, genre: 'Doom Metal' })
  await send(request, wanted, submitConcert, {
    bandName: `${word} Horde`,
    venue: 'Knochenhaus',
    city: 'Leipzig',
    date: `${inAMonth()}T20:00`,
    time: '20:00',
  })
  await writePost(request, wanted, `Heute nur ${word}, sonst nichts.`)

  const page = await openAs(await newMember('Sucher'), '/gibt-es-nicht')
  const open = page.getByRole('button', { name: 'Suche öffnen' })
  await expect(open).toBeVisible()
  await page.keyboard.press('/')
  const field = searchField(page)
  await expect(field).toBeFocused()
  const typed = word.replace('ä', 'AE')
  await searchUntilFound(page, typed, [
    `${wanted.displayName} @`,
    `${word} Grab`,
    `${word} Horde`,
    'Heute nur',
  ])
  await expect(page.getByRole('group').locator('> :first-child')).toHaveText([
    'Leute',
    'Bands',
    'Konzerte',
    'Beiträge',
  ])

  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await expect(field).toHaveValue(typed)
  await expect(page.getByRole('option', { name: 'Heute nur' })).toBeVisible()
  await field.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Heute nur' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await field.press('Enter')
  await expect(page).toHaveURL(/\/community#post-/)
  await expect(page.getByText(`Heute nur ${word}, sonst nichts.`)).toBeVisible()

  await page.keyboard.press('/')
  await field.fill('')
  const recent = page.getByRole('listbox', { name: 'Zuletzt gesucht' })
  await expect(recent.getByRole('option')).toHaveText([typed])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('option', { name: `${wanted.displayName} @` })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/users/${wanted.username}$`))

  await open.click()
  await field.fill(`gibtesnicht${unique()}`)
  await expect(page.getByText('Keine Treffer').first()).toBeVisible()
  await page.getByRole('button', { name: 'Suche schließen' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByLabel('Benutzername')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hoellenlaerm-searches'))).toBeNull()
})
