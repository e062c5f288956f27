import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const unique = (): string =>
  randomUUID()
    .slice(0, 8)
    .replace(/[^a-z]/g, 'x')

const searchField = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Leute suchen' })

/** Repeats the search until the name appears, because the directory is eventually consistent. */
const searchUntilFound = async (page: Page, typed: string, name: string): Promise<void> => {
  const field = searchField(page)
  await expect(async () => {
    await field.fill('')
    await field.fill(typed)
    await expect(page.getByRole('option', { name })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('finds a member by the middle of a name when only the keyboard is used', async ({
  newMember,
  openAs,
}) => {
  const surname = `Krähe${unique()}`
  const wanted = await newMember(`Nebel ${surname}`)
  const page = await openAs(await newMember('Sucher'), '/gibt-es-nicht')
  const open = page.getByRole('button', { name: 'Suche öffnen' })
  await open.click()
  await searchUntilFound(page, surname.replace('ä', 'AE'), wanted.displayName)

  const field = searchField(page)
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await expect(field).toHaveValue(surname.replace('ä', 'AE'))
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { name: wanted.displayName })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/users/${wanted.username}$`))
  await expect(page.getByRole('heading', { level: 1, name: wanted.displayName })).toBeVisible()

  await open.click()
  await field.fill(`gibtesnicht${unique()}`)
  await expect(page.getByText('Keine Treffer').first()).toBeVisible()
})
