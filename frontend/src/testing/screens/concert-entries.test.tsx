import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  holdConcert,
  mergeConcerts,
  setConcertStatus,
  unmergeConcert,
} from '#shared/api/concert-desk.ts'
import {
  editConcert,
  ownConcerts,
  similarConcerts,
  submitConcert,
  withdrawConcert,
} from '#shared/api/concerts.ts'
import { until } from '../clock.ts'
import { aConcert, answerConcerts, cardOf } from '../concerts.ts'
import { gatewayError, OK, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, untilGone, untilText, inside } from '../queries.ts'

/** Whatever the day of the run, its Christmas is to come. */
const NEXT_YEAR = String(new Date().getFullYear() + 1)

const concerts = [
  aConcert(3, { bandName: 'Äonenfeuer', city: 'Berlin', venue: 'Lido' }),
  aConcert(5, { bandName: 'Grabgesang' }),
]

describe('a concert', () => {
  const [first] = concerts
  if (!first) throw new Error('There is no concert.')

  it('opens over the list and returns to its card', async () => {
    answerConcerts(theApi(), concerts)
    const { user } = await openApp('/concerts?city=Berlin')
    await user.click(await find('link', 'Äonenfeuer'))
    const dialog = await find('dialog', 'Äonenfeuer')
    expect(location.pathname).toBe(`/concerts/${first.id}`)
    const map = within(dialog).getByRole('link', { name: /Auf der Karte zeigen/ })
    expect(map.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Lido%2C+Berlin%2C+Deutschland',
    )
    within(dialog).getByRole('link', { name: /Tickets bei tickets.test/ })
    await user.click(button('Zurück zum Konzertkalender'))
    await untilGone('dialog', 'Äonenfeuer')
    expect(location.pathname + location.search).toBe('/concerts?city=Berlin')
  })

  it('opens as a page from a link, follows a merge, and says when it is gone', async () => {
    const merged = aConcert(60, { bandName: 'Nebelkrähe' })
    answerConcerts(theApi(), [...concerts, merged])
    const app = await openApp(`/concerts/${first.id}`)
    await until(() => screen.getByRole('heading', { level: 1, name: 'Äonenfeuer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.title).toBe('Äonenfeuer · Höllenlärm')
    button('Konzert melden')

    await app.visit(`/concerts/${aConcert(99).id}`)
    await find('heading', 'Dieses Konzert gibt es nicht (mehr)')
    await app.visit('/concerts/keine-id')
    await find('heading', 'Dieses Konzert gibt es nicht (mehr)')
  })

  it('is withdrawn when it can no longer be undone', async () => {
    const api = theApi()
    const own = aConcert(7, { bandName: 'Meine Band', isMine: true })
    answerConcerts(api, [own])
    const withdrawn = api.on(withdrawConcert, () => OK)
    const { user } = await openApp(`/concerts/${own.id}`)
    await find('button', 'Zurückziehen')
    expect(screen.queryByRole('button', { name: 'Konzert melden' })).toBeNull()
    await user.click(button('Zurückziehen'))
    await find('heading', 'Keine Konzerte gefunden')
    await user.click(await find('button', 'Rückgängig'))
    await find('heading', 'Meine Band')
    expect(withdrawn).toHaveLength(0)
  })

  it('is changed by its submitter, who sees why it is held', async () => {
    const api = theApi()
    const own = aConcert(7, {
      isMine: true,
      contentStatus: 'held',
      statusReason: 'Ein Begriff der Liste.',
      version: 4,
    })
    answerConcerts(api, [own])
    const edits = api.on(editConcert, () => ({ ...own, status: 'cancelled' as const, version: 5 }))
    const { user } = await openApp(`/concerts/${own.id}`)
    await findText('Wartet auf die Moderation')
    await findText('Grund: Ein Begriff der Liste.')
    await user.click(button('Bearbeiten'))
    await user.selectOptions(await find('combobox', 'Status'), 'Abgesagt')
    await user.click(button('Speichern'))
    await expectToast('Konzert geändert')
    expect(edits[0]?.body).toMatchObject({
      status: 'cancelled',
      version: 4,
      date: `${own.date}T20:00`,
    })
  })
})

describe('submitting a concert', () => {
  const field = (name: string) => screen.getByRole('textbox', { name })

  const fillForm = async (user: Parameters<typeof fill>[0]) => {
    await user.click(await find('button', 'Konzert eintragen'))
    await find('dialog', 'Konzert eintragen')
    await fill(user, field('Band'), 'Äonenfeuer')
    await fill(user, field('Venue'), 'Lido')
    await fill(user, field('Stadt'), 'Berlin')
  }

  it('says which town it takes when several have the name', async () => {
    const api = theApi()
    answerConcerts(api, concerts)
    api.on(similarConcerts, () => [])
    const { user } = await openApp('/concerts')
    await fillForm(user)
    await fill(user, field('Stadt'), 'Fürth')
    await findText(
      'Wir nehmen Fürth (Bayern). Meinst du ein anderes, schreib zum Beispiel „Fürth (Hessen)“.',
    )
  })

  it('names what is missing, keeps the draft through a failure, and thanks with the badge', async () => {
    const api = theApi()
    answerConcerts(api, concerts)
    api.on(similarConcerts, () => [])
    let isAway = true
    const saved = aConcert(8, { bandName: 'Äonenfeuer' })
    const sent = api.on(submitConcert, () =>
      isAway ? gatewayError(503) : { concert: saved, badgeAwarded: true, isNew: true },
    )
    const app = await openApp('/concerts')
    await app.user.click(await find('button', 'Konzert eintragen'))
    await app.user.click(await find('button', 'Einreichen'))
    for (const text of ['Bandname', 'Venue', 'Stadt', 'Datum'])
      await findText(`${text} ist erforderlich`)
    await app.user.click(button('Abbrechen'))

    await fillForm(app.user)
    await fill(app.user, screen.getByRole('textbox', { name: 'Ticketlink' }), 'javascript:alert(1)')
    const date = screen.getByLabelText('Datum')
    await app.user.click(date)
    await app.user.paste(`24.12.${NEXT_YEAR}`)
    await app.user.keyboard('{Enter}')
    await app.user.click(button('Einreichen'))
    await findText('Ungültige URL')
    await fill(app.user, screen.getByRole('textbox', { name: 'Ticketlink' }), '')
    await app.user.click(button('Einreichen'))
    await until(() => {
      expect(sent).toHaveLength(1)
    })
    await app.reload()
    await app.user.click(await find('button', 'Konzert eintragen'))
    await findText('Dein Entwurf von vorhin ist noch da.')
    expect(field('Band')).toHaveProperty('value', 'Äonenfeuer')
    isAway = false
    await app.user.click(button('Einreichen'))
    await expectToast('Konzert eingereicht! 🎸')
    await expectToast('Danke für deinen Beitrag zur Metal-Community!')
    await expectToast('Du hast ein Badge verdient! 🏆')
    expect(sent.at(-1)?.body).toEqual({
      bandName: 'Äonenfeuer',
      venue: 'Lido',
      city: 'Berlin',
      country: 'Deutschland',
      date: `${NEXT_YEAR}-12-24T12:00:00`,
    })
    await untilGone('dialog', 'Konzert eintragen')
    await app.user.click(await find('button', 'Konzert eintragen'))
    await until(() => {
      expect(field('Band')).toHaveProperty('value', '')
    })
  })

  it('lists what was submitted, with what waits', async () => {
    const api = theApi()
    answerConcerts(api, concerts)
    api.on(ownConcerts, () => [
      {
        ...cardOf(aConcert(7, { bandName: 'Meine Band' })),
        contentStatus: 'held' as const,
        statusReason: null,
      },
    ])
    await openApp('/concerts?view=own')
    await untilText(() => screen.getByRole('list', { name: 'Von dir eingereicht' }), 'Meine Band')
    await findText('Wartet auf die Moderation')
  })
})

describe('moderating a concert', () => {
  const first = aConcert(3, { bandName: 'Äonenfeuer', mergedIds: [aConcert(80).id] })
  const double = aConcert(3, { id: aConcert(81).id, bandName: 'Aeonenfeuer' })
  const moderator = { ...ME, role: 'moderator' } as const

  it('merges a double entry after naming a reason, and undoes it', async () => {
    const api = theApi()
    answerConcerts(api, [first, double])
    const merges = api.on(mergeConcerts, () => OK)
    const undone = api.on(unmergeConcert, () => OK)
    const { user } = await openApp(`/concerts/${double.id}`, { me: moderator })
    await user.click(await find('button', 'Zusammenführen'))
    const dialog = await inside('dialog', 'Doppelten Eintrag zusammenführen')
    await user.click(await find('radio', /^Äonenfeuer, Turock/))
    await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
    await findText('Bitte gib einen Grund an.')
    await fill(user, dialog.getByRole('textbox', { name: 'Grund' }), 'Doppelt eingetragen')
    await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
    await expectToast('Zusammengeführt')
    expect(merges[0]).toMatchObject({
      params: { id: double.id },
      body: { into: first.id, reason: 'Doppelt eingetragen' },
    })
    await user.click(await find('button', 'Rückgängig'))
    await until(() => {
      expect(undone[0]?.params).toEqual({ id: double.id })
    })
  })

  it('cancels, holds and takes concerts apart', async () => {
    const api = theApi()
    answerConcerts(api, [first])
    const statuses = api.on(setConcertStatus, () => OK)
    const holds = api.on(holdConcert, () => refuse('conflict', 'Schon zurückgehalten.'))
    const undone = api.on(unmergeConcert, () => OK)
    const { user } = await openApp(`/concerts/${first.id}`, { me: moderator })
    const decide = async (name: string) => {
      const dialog = within(screen.getByRole('dialog'))
      await fill(user, dialog.getByRole('textbox', { name: 'Grund' }), 'Veranstalter sagt ab')
      await user.click(dialog.getByRole('button', { name }))
    }
    await user.click(await find('button', 'Status ändern'))
    await user.selectOptions(await find('combobox', 'Status'), 'Abgesagt')
    await decide('Status ändern')
    await expectToast('Status geändert')
    expect(statuses[0]?.body).toEqual({ status: 'cancelled', reason: 'Veranstalter sagt ab' })

    await user.click(await find('button', 'Zusammenführung aufheben'))
    await find('dialog', 'Zusammenführung aufheben')
    await decide('Zusammenführung aufheben')
    await expectToast('Zusammenführung aufgehoben')
    expect(undone[0]?.params).toEqual({ id: aConcert(80).id })

    await user.click(await find('button', 'Zurückhalten'))
    await find('dialog', 'Konzert zurückhalten')
    await decide('Zurückhalten')
    await expectToast('Schon zurückgehalten.')
    expect(holds).toHaveLength(1)
    await find('dialog', 'Konzert zurückhalten')
  })

  it('offers nothing of it to members', async () => {
    answerConcerts(theApi(), [first])
    await openApp(`/concerts/${first.id}`)
    await find('heading', 'Äonenfeuer')
    expect(screen.queryByRole('button', { name: 'Zurückhalten' })).toBeNull()
  })
})
