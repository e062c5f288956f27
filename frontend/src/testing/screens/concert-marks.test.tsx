import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  addConcertAlert,
  listConcertAlerts,
  removeConcertAlert,
  type ConcertAlert,
} from '#shared/api/concert-alerts.ts'
import type { ResponseOf } from '#shared/api/contract.ts'
import { attendConcert, attendedConcerts } from '#shared/api/concert-marks.ts'
import { markRead, userComments } from '#shared/api/notifications.ts'
import { findPlaces } from '#shared/api/places.ts'
import { until } from '../clock.ts'
import { aConcert, answerConcerts, cardOf, dayFromNow } from '../concerts.ts'
import { refuse } from '../fake-api.ts'
import { aMember, ulid } from '../members.ts'
import { anActivity } from '../notifications.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, textOf } from '../queries.ts'

const GOETTINGEN = {
  id: 'de-gottingen',
  name: 'Göttingen',
  country: 'DE',
  postcode: '37073',
} as const
const ALERT: ConcertAlert = {
  id: '0123456789abcdef',
  kind: 'place',
  place: GOETTINGEN,
  radiusKm: 50,
}

const concert = aConcert(5, {
  bandName: 'Grabgesang',
  goingCount: 2,
  followeesGoing: [aMember(7, 'Riffqueen')],
})
type AttendAnswer = ResponseOf<typeof attendConcert>

const pressed = (name: string) => button(name).getAttribute('aria-pressed')

describe('marking a concert', () => {
  it('counts at once, is private until the member shows it, and can be taken back and undone', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    const sent = api.on(attendConcert, ({ body }) => ({
      attendance: body.state === null ? null : { state: body.state, isPublic: body.isPublic },
      goingCount: body.state === 'going' ? 3 : 2,
      interestedCount: 0,
    }))
    const { user } = await openApp(`/concerts/${concert.id}`)
    await findText('2 gehen hin')
    await find('link', 'Riffqueen')
    await user.click(button('Gehe hin'))
    await findText('3 gehen hin')
    expect(pressed('Gehe hin')).toBe('true')
    await user.click(screen.getByRole('switch', { name: 'Allen zeigen' }))
    await until(() => {
      expect(sent.map(({ body }) => body)).toEqual([
        { state: 'going', isPublic: false },
        { state: 'going', isPublic: true },
      ])
    })
    await user.click(button('Gehe hin'))
    await findText('2 gehen hin')
    await user.click(await find('button', 'Rückgängig'))
    await findText('3 gehen hin')
    await until(() => {
      expect(sent.at(-1)?.body).toEqual({ state: 'going', isPublic: true })
    })
  })

  it('goes on showing the last tap when an earlier one is answered', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    const first = Promise.withResolvers<AttendAnswer>()
    const last = Promise.withResolvers<ReturnType<typeof refuse>>()
    const sent = api.on(attendConcert, ({ body }) => (body.isPublic ? last : first).promise)
    const { user } = await openApp(`/concerts/${concert.id}`)
    await findText('2 gehen hin')
    await user.click(button('Gehe hin'))
    const visible = () => screen.getByRole('switch', { name: 'Allen zeigen' })
    await user.click(await until(visible))
    const marked = { state: 'going', isPublic: false } as const
    first.resolve({ attendance: marked, goingCount: 5, interestedCount: 0 })
    await until(() => {
      expect(sent).toHaveLength(2)
    })
    expect(visible()).toHaveProperty('checked', true)
    last.resolve(refuse('unavailable', 'Gerade nicht.'))
    await findText('5 gehen hin')
    expect(visible()).toHaveProperty('checked', false)
    expect(pressed('Gehe hin')).toBe('true')
  })

  it('shows the old state again when it was not saved', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    api.on(attendConcert, () => refuse('unavailable', 'Gerade nicht.'))
    const { user } = await openApp(`/concerts/${concert.id}`)
    await findText('2 gehen hin')
    await user.click(button('Interessiert'))
    await findText('Das wurde nicht gespeichert')
    expect(pressed('Interessiert')).toBe('false')
  })

  it('asks of a past concert whether the member was there', async () => {
    const past = aConcert(-3, { attendance: { state: 'going', isPublic: false }, goingCount: 1 })
    answerConcerts(theApi(), [past])
    await openApp(`/concerts/${past.id}`)
    await findText('1 war dabei')
    expect(pressed('War dabei')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Interessiert' })).toBeNull()
  })

  it('says in the past tense that nobody marked a past concert', async () => {
    const past = aConcert(-3)
    answerConcerts(theApi(), [past])
    await openApp(`/concerts/${past.id}`)
    await findText('Noch gibt hier niemand zu, dabei gewesen zu sein.')
    await findText('Vorbei')
    expect(screen.queryByRole('link', { name: /^Tickets/ })).toBeNull()
  })

  it('lists upcoming and past concerts in a dialog', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    const attendance = { state: 'going', isPublic: false } as const
    api.on(attendedConcerts, ({ query: { when } }) =>
      when === 'past' ? [] : [cardOf({ ...concert, attendance })],
    )
    const { user } = await openApp('/concerts')
    await user.click(await find('button', 'Meine Konzerte'))
    const dialog = await find('dialog', 'Meine Konzerte')
    await until(() => within(dialog).getByRole('link', { name: 'Grabgesang' }))
    expect(textOf(dialog)).toContain('Gehe hin')
    await user.click(within(dialog).getByRole('button', { name: 'Vergangene' }))
    await findText('Noch keine Nacht auf dem Konto')
    await user.click(within(dialog).getByRole('button', { name: 'Kommende' }))
    await user.click(await until(() => within(dialog).getByRole('link', { name: 'Grabgesang' })))
    await find('dialog', 'Grabgesang')
  })
})

describe('alerts of concerts', () => {
  it('watch the surroundings of a suggested town, and go with undo', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    api.on(findPlaces, () => [GOETTINGEN])
    const added = api.on(addConcertAlert, () => ({ alerts: [ALERT], followedBands: true }))
    const removed = api.on(removeConcertAlert, () => ({ alerts: [], followedBands: true }))
    const { user } = await openApp('/concerts')
    await user.click(await find('button', 'Bescheid sagen'))
    await findText(/^Noch kein Alarm/)
    await fill(user, screen.getByRole('textbox', { name: 'Stadt oder Postleitzahl' }), '37073')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Umkreis' }), '100 km')
    await user.click(await find('button', 'Göttingen (DE)'))
    await findText('Göttingen (DE), 50 km Umkreis')
    expect(added[0]?.body).toMatchObject({ kind: 'place', placeId: 'de-gottingen', radiusKm: 100 })
    await user.click(button('Alarm löschen: Göttingen (DE), 50 km Umkreis'))
    await findText(/^Noch kein Alarm/)
    expect(removed[0]?.params).toEqual({ id: ALERT.id })
  })

  it('say that loading failed, and keep what was typed when saving fails', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    api.on(listConcertAlerts, () => refuse('unavailable', 'Gerade nicht.'))
    const { user } = await openApp('/concerts')
    await user.click(await find('button', 'Bescheid sagen'))
    await findText('Deine Alarme kamen nicht durch')
    api.on(listConcertAlerts, () => ({ alerts: [], followedBands: true }))
    await user.click(await find('button', 'Nochmal versuchen'))
    api.on(addConcertAlert, () => refuse('conflict', 'Mehr als 30 Alarme schafft kein Roadie.'))
    const band = await find('textbox', 'Band')
    await fill(user, band, 'Grabgesang')
    await user.keyboard('{Enter}')
    await findText('Mehr als 30 Alarme schafft kein Roadie.')
    expect(band).toHaveProperty('value', 'Grabgesang')
  })

  it('watch the band of a concert', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    const alert: ConcertAlert = { id: ALERT.id, kind: 'band', bandName: 'GRABGESANG' }
    const added = api.on(addConcertAlert, () => ({ alerts: [alert], followedBands: true }))
    const { user } = await openApp(`/concerts/${concert.id}`)
    await user.click(await find('button', 'Bei neuen Konzerten von Grabgesang benachrichtigen'))
    await until(() => {
      expect(pressed('Bei neuen Konzerten von Grabgesang benachrichtigen')).toBe('true')
    })
    expect(added[0]?.body).toMatchObject({ kind: 'band', bandName: 'Grabgesang' })
  })
})

describe('the notification of a concert', () => {
  it.each([
    [{ change: 'removed' }, /Aus dem Kalender geflogen/, 'Andere Konzerte statt Grabgesang'],
    [{ change: 'new', othersCount: 199 }, /200 neue Konzerte in deiner Nähe/, 'Zum Kalender'],
  ] as const)('leads to the calendar when it is of %j', async (what, title, link) => {
    const api = theApi()
    answerConcerts(api, [])
    const about = { id: concert.id, bandName: 'Grabgesang', venue: 'Turock', city: 'Essen' }
    api.on(userComments, () => [
      anActivity(1, {
        ...{ type: 'concert', postId: null, postTitle: null, content: null, commentId: null },
        ...{ userId: null, commenter: null, isUnread: true },
        concert: { ...about, ...what, date: dayFromNow(5), time: '20:00' },
      }),
    ])
    api.on(markRead, () => ({ ok: true as const }))
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(await find('button', /Aktivitäten/))
    await findText(title)
    await user.click(await find('link', link))
    await until(() => {
      expect(location.pathname).toBe('/concerts')
    })
  })

  it('says what happened, leads to the concert and is marked as read', async () => {
    const api = theApi()
    answerConcerts(api, [concert])
    const about = { id: concert.id, bandName: 'Grabgesang', venue: 'Turock', city: 'Essen' }
    api.on(userComments, () => [
      anActivity(1, {
        ...{ type: 'concert', postId: null, postTitle: null, content: null, commentId: null },
        ...{ userId: null, commenter: null, isUnread: true },
        concert: { ...about, change: 'cancelled', date: dayFromNow(5), time: '20:00' },
      }),
    ])
    const marks = api.on(markRead, () => ({ ok: true as const }))
    const { user } = await openApp('/gibt-es-nicht')
    await user.click(
      await until(() =>
        within(screen.getByRole('navigation', { name: 'Schnellzugriff' })).getByRole('button', {
          name: /Aktivitäten/,
        }),
      ),
    )
    const row = await until(() => screen.getByText('Grabgesang').closest('li'))
    expect(textOf(row ?? document.body)).toMatch(/Abgesagt: Grabgesang.*20:00 Uhr · Turock, Essen/)
    await user.click(await find('link', 'Konzert anzeigen: Grabgesang'))
    await until(() => {
      expect(location.pathname).toBe(`/concerts/${concert.id}`)
    })
    expect(marks[0]?.body).toEqual({ type: 'concert', notificationId: ulid(1) })
  })
})
