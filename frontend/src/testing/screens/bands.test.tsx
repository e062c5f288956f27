import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { bandFacets, listBands } from '#shared/api/bands.ts'
import { aCard, answerBands, bandCards, manyCards, moorglut } from '../bands.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside } from '../queries.ts'

const cards = () => within(screen.getByRole('list', { name: 'Bands' })).getAllByRole('article')
const untilCards = (count: number) =>
  until(() => {
    expect(cards()).toHaveLength(count)
  })
const searchField = () => screen.getByRole('textbox', { name: 'Bands durchsuchen' })
const chooser = (name: string | RegExp) => screen.getByRole('combobox', { name })

describe('the list of bands', () => {
  it('shows what a card names, and links to the band', async () => {
    answerBands(theApi(), bandCards)
    await openApp('/bands')
    await find('heading', 'Metal Bands')
    await untilCards(4)
    const card = await inside('article', 'Moorglut')
    card.getByText('Atmospheric Black Metal · Deutschland · seit 2006')
    card.getByText('Black Metal aus dem Moor.')
    card.getByText(/^2 Artikel · Update/)
    card.getByText('vor 3h')
    const website = card.getByRole('link', { name: /^Website von Moorglut/ })
    expect(website.getAttribute('href')).toBe('https://moorglut.test/')
    expect(website.getAttribute('rel')).toContain('noopener')
    card.getByRole('link', { name: /^Bandcamp von Moorglut/ })
    expect(card.queryByRole('link', { name: /Kaputt/ })).toBeNull()
    expect(card.getByRole('link', { name: 'Moorglut' }).getAttribute('href')).toBe(
      `/bands/${moorglut.id}`,
    )
    expect(document.title).toContain('Metal Bands')
  })

  it('counts bands, genres and countries', async () => {
    answerBands(theApi(), [...bandCards, aCard(9, { genre: 'unbestimmt', country: 'unbekannt' })])
    await openApp('/bands')
    await untilCards(4)
    const said = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
    expect(said('term')).toEqual(['Bands total', 'Genres', 'Länder'])
    await until(() => {
      expect(said('definition')).toEqual(['5', '4', '2'])
    })
    expect(within(chooser('Land')).queryByRole('option', { name: /unbekannt/ })).toBeNull()
  })

  it('hides bands without a known genre and of the NSBM scene', async () => {
    answerBands(theApi(), [
      moorglut,
      aCard(10, { name: 'Leer', genre: null }),
      aCard(11, { name: 'Unklar', genre: 'Unknown' }),
      aCard(12, { name: 'Braun', genre: 'NSBM/Black Metal' }),
      aCard(13, { name: 'Wunder', genre: 'Miracle Metal' }),
    ])
    await openApp('/bands')
    await untilCards(2)
    screen.getByRole('article', { name: 'Wunder' })
  })

  it('filters by genre as a part and by country, keeps the filters in the address, and resets them', async () => {
    answerBands(theApi(), bandCards)
    const { user, reload } = await openApp('/bands?genre=death')
    const calls = theApi().on(listBands, () => [...bandCards])
    await reload()
    await untilCards(1)
    screen.getByRole('article', { name: 'Cinderjaw' })
    expect(calls.at(-1)?.query.genre).toBe('death')

    await find('option', /^Schweden/, within(chooser('Land')))
    await user.selectOptions(chooser('Land'), 'Schweden')
    await until(() => {
      expect(location.search).toBe('?genre=death&country=Schweden')
    })
    await until(() => {
      expect(calls.at(-1)?.query).toEqual({ limit: 100, genre: 'death', country: 'Schweden' })
    })
    await user.click(button('Filter zurücksetzen'))
    await untilCards(4)
    expect(location.search).toBe('')
  })

  it('searches after a pause, and says when nothing matches', async () => {
    answerBands(theApi(), bandCards)
    const { user } = await openApp('/bands')
    await untilCards(4)
    await fill(user, searchField(), 'moor')
    await untilCards(1)
    expect(location.search).toBe('?search=moor')
    await fill(user, searchField(), 'xylophon')
    await find('heading', 'Keine Bands gefunden')
    await user.click(
      screen.getAllByRole('button', { name: 'Filter zurücksetzen' }).at(-1) ?? document.body,
    )
    await untilCards(4)
    expect(searchField()).toHaveProperty('value', '')
  })

  it('loads more by cursor', async () => {
    answerBands(theApi(), manyCards)
    const { user } = await openApp('/bands')
    await untilCards(100)
    await user.click(button('Mehr laden'))
    await untilCards(120)
    await findText('Das waren alle.')
  })

  it('shows twelve skeletons while it is loading', async () => {
    answerBands(theApi(), bandCards)
    theApi().on(listBands, () => new Promise(() => undefined))
    await openApp('/bands')
    await findText('Bands werden geladen')
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(12)
  })

  it('shows why it could not be loaded, and tries again', async () => {
    answerBands(theApi(), bandCards)
    let isDown = true
    theApi().on(listBands, () =>
      isDown ? refuse('invalid_input', 'Der Plattenteller klemmt.') : [...bandCards],
    )
    theApi().on(bandFacets, () => refuse('invalid_input', 'Der Plattenteller klemmt.'))
    const { user } = await openApp('/bands')
    await find('heading', 'Fehler beim Laden der Bands: Der Plattenteller klemmt.')
    await findText('Genres und Länder sind gerade nicht zu haben.')
    isDown = false
    await user.click(button('Nochmal versuchen'))
    await untilCards(4)
  })

  it('returns from a band to the filtered list', async () => {
    answerBands(theApi(), bandCards)
    const { user } = await openApp('/bands?country=Schweden')
    await user.click(await find('link', 'Cinderjaw'))
    await user.click(await find('link', 'Zurück zu den Bands'))
    await untilCards(1)
    expect(location.search).toBe('?country=Schweden')
  })
})
