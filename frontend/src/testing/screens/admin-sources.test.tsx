import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { addSource, removeSource, listSources, updateSource } from '#shared/api/sources.ts'
import { passTime, until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { answerPipeline, NOW, SOURCES } from '../pipeline.ts'
import {
  fill,
  find,
  findText,
  inside,
  region,
  untilFocused,
  untilGone,
  untilText,
} from '../queries.ts'

const openAdmin = () => {
  answerPipeline(theApi())
  return openApp('/admin', { me: { ...ME, role: 'admin' }, now: NOW })
}

describe('the sources of the admin page', () => {
  it('keeps the typed text when a source is refused', async () => {
    const api = theApi()
    const { user } = await openAdmin()
    api.on(addSource, () => refuse('conflict', 'Diesen Feed gibt es schon.'))

    await user.click(await find('button', 'Quelle hinzufügen'))
    const dialog = await inside('dialog', 'Neue Quelle')
    await fill(user, dialog.getByLabelText('Adresse des Feeds'), 'ftp://amboss.example')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    for (const text of ['Name fehlt.', 'Ungültige URL', 'Bitte wähle eine Kategorie'])
      await findText(text)
    await fill(user, dialog.getByLabelText('Name'), 'Amboss')
    await fill(user, dialog.getByLabelText('Adresse des Feeds'), 'https://amboss.example/rss')
    await user.selectOptions(dialog.getByLabelText('Kategorie'), 'Reviews')
    await user.selectOptions(dialog.getByLabelText('Sprache'), 'Deutsch')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await untilText(() => dialog.getByRole('alert'), 'Diesen Feed gibt es schon.')
    const refused = 'Unter dieser Adresse lesen wir keinen Feed'
    api.on(addSource, () => refuse('invalid_input', refused))
    await fill(user, dialog.getByLabelText('Adresse des Feeds'), 'https://intranet/rss')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await untilText(() => dialog.getByRole('alert'), refused)
    const address = dialog.getByLabelText('Adresse des Feeds')
    expect(address).toHaveProperty('value', 'https://intranet/rss')
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Amboss')
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await untilGone('dialog', 'Neue Quelle')
  })

  it('removes a deleted source from the list', async () => {
    const api = theApi()
    let sources = [...SOURCES]
    const { user } = await openAdmin()
    api.on(listSources, () => sources)
    api.on(removeSource, ({ params }) => {
      sources = sources.filter(({ id }) => id !== params.id)
      return OK
    })
    const remove = await find('button', 'Entfernen: Amboss-Blatt')
    remove.focus()
    await user.keyboard('{Enter}')
    const confirm = await until(() =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }),
    )
    confirm.focus()
    await user.keyboard('{Enter}')
    await expectToast('Quelle entfernt')
    await untilGone('row', /Amboss-Blatt/)
    await untilFocused(() => region('Quellen'))
    await fill(user, screen.getByRole('searchbox', { name: 'Quelle suchen' }), 'polka')
    await findText('So heißt hier keine Quelle.')
  })

  it('offers the feed that a page names, and says since when nothing is new', async () => {
    const api = theApi()
    const [first, ...others] = SOURCES
    if (!first) throw new Error('There is no source.')
    const lastError = { code: 'not_a_feed', message: 'Hier liegt kein Feed.', at: NOW }
    const moved = {
      ...first,
      health: {
        ...first.health,
        failures: 1,
        lastError,
        lastNewAt: '2026-11-10T00:00:00.000Z',
        namedUrl: 'https://amboss-blatt.example/neu/feed.xml',
      },
    }
    const { user } = await openAdmin()
    api.on(listSources, () => [moved, ...others])
    await passTime(30_000)
    const sources = await inside('table', 'Quellen')
    await findText('Seit 12 Tagen nichts Neues')
    const sent = api.on(updateSource, ({ body }) => ({ ...first, url: body.url }))
    await user.click(sources.getByRole('button', { name: 'Übernehmen' }))
    await expectToast('Amboss-Blatt wird jetzt von dort gelesen')
    expect(sent[0]?.body.url).toBe('https://amboss-blatt.example/neu/feed.xml')
  })

  it('keeps the order, the filter and the typed text when the list is refreshed', async () => {
    const { user } = await openAdmin()
    const sources = await inside('table', 'Quellen')
    const names = () => sources.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const heading = sources.getByRole('columnheader', { name: 'Quelle' })
    await user.click(heading)
    expect(names()[0]).toContain('Amboss-Blatt')
    await user.selectOptions(screen.getByLabelText('Nach Kategorie filtern'), 'Reviews')
    await user.selectOptions(screen.getByLabelText('Nach Zustand filtern'), 'Stottert')
    const search = screen.getByRole('searchbox', { name: 'Quelle suchen' })
    await user.type(search, 'riff')
    await passTime(10_000)
    expect(names()).toEqual([expect.stringContaining('Riff Review')])
    expect(search).toHaveProperty('value', 'riff')
    expect(heading.getAttribute('aria-sort')).toBe('ascending')

    await user.clear(search)
    await user.selectOptions(screen.getByLabelText('Nach Zustand filtern'), 'Abgeschaltet')
    await findText('Hier passt keine Quelle.')
  })
})
