import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { searchEverything } from '#shared/api/search.ts'
import { until } from '../clock.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find } from '../queries.ts'

it('keeps the letters that are typed while the search is loaded', async () => {
  theApi().on(searchEverything, () => ({
    people: [],
    posts: [],
    bands: [],
    concerts: [],
    articles: [],
  }))
  const { user } = await openApp('/')
  await find('button', 'Suche öffnen')
  await user.click(button('Suche öffnen'))
  // Not awaited: the field is there at once.
  const early = within(screen.getByRole('banner')).getByLabelText('Suchen')
  expect(document.activeElement).toBe(early)
  await user.keyboard('kre')
  const late = await find('combobox', 'Suchen')
  expect(late).toHaveProperty('value', 'kre')
  await until(() => {
    expect(document.activeElement).toBe(late)
  })
})

it('marks an entry of the menu at once, while its page is loaded', async () => {
  await openApp('/')
  const { announcePath } = await import('#spa/platform/next-path.ts')
  const menu = within(await find('navigation', 'Hauptnavigation'))
  const bands = menu.getByRole('link', { name: 'Bands' })
  expect(bands.getAttribute('aria-current')).toBeNull()
  announcePath('/bands')
  await until(() => {
    expect(bands.getAttribute('aria-current')).toBe('page')
    expect(bands.getAttribute('aria-busy')).toBe('true')
    expect(menu.getByRole('link', { name: 'Community' }).getAttribute('aria-current')).toBeNull()
  })
  announcePath(undefined)
  await until(() => {
    expect(bands.getAttribute('aria-current')).toBeNull()
  })
})
