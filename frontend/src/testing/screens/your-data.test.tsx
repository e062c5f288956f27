import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  notificationSettings,
  profileData,
  saveMessageSettings,
  saveVisibility,
} from '#shared/api/settings.ts'
import { saveNewsletter, yourData } from '#shared/api/your-data.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText, press } from '../queries.ts'
import { answerSettings } from '../settings.ts'

describe('your data', () => {
  it('has a link to each section', async () => {
    answerSettings(theApi())
    await openApp('/deine-daten')
    const contents = await find('navigation', 'Abschnitte')
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link')
    expect(links.length).toBeGreaterThan(0)
    await until(() => {
      for (const { hash, textContent } of links) {
        const section = document.querySelector(hash)
        expect(section?.querySelector('h2')?.textContent, hash).toBe(textContent)
      }
    })
  })

  it('leads to the own reports and to the decisions about the member', async () => {
    answerSettings(theApi())
    await openApp('/deine-daten')
    const decisions = await find('link', 'Entscheidungen über dich')
    expect(decisions).toHaveProperty('pathname', '/entscheidungen')
    expect(await find('link', 'Deine Meldungen')).toHaveProperty('pathname', '/meldungen')
  })

  it('saves a switch at once, as the settings do', async () => {
    const api = theApi()
    answerSettings(api)
    const chat = api.on(saveMessageSettings, () => ({
      whoMayWrite: 'everyone' as const,
      readReceipts: false,
      onlineState: true,
    }))
    const found = api.on(saveVisibility, () => ({ onWall: true, inSearch: false }))
    const { user } = await openApp('/deine-daten')
    await press(user, await find('switch', 'Lesebestätigungen'), ' ')
    await press(user, await find('switch', 'Suche und Vorschläge'), ' ')
    await until(() => {
      expect([chat[0]?.body, found[0]?.body]).toEqual([
        { readReceipts: false },
        { inSearch: false },
      ])
    })
    await until(() => {
      expect(screen.getByRole('switch', { name: 'Suche und Vorschläge' })).toHaveProperty(
        'checked',
        false,
      )
    })
  })

  it('says what is stored, and proves what was accepted', async () => {
    answerSettings(theApi())
    await openApp('/deine-daten')
    await findText('24 Stunden.')
    await findText(/Fassung 2026-11: angenommen am/)
    await findText('noch nie')
  })

  it('asks for the newsletter, and shows what the server stored after a failure', async () => {
    const api = theApi()
    answerSettings(api)
    const sent = api.on(saveNewsletter, () => refuse('throttled', 'Langsam.'))
    const { user } = await openApp('/deine-daten')
    await press(user, await find('switch', 'Newsletter'), ' ')
    await until(() => {
      expect(sent[0]?.body).toEqual({ subscribed: true })
      expect(screen.getByRole('switch', { name: 'Newsletter' })).toHaveProperty('checked', false)
    })
  })

  it.each(['/deine-daten', '/settings'])(
    'shows on %s why a switch is off under 16',
    async (path) => {
      const api = theApi()
      answerSettings(api)
      const year = new Date().getFullYear() + 4
      api.on(profileData, () => ({
        ...{ birthday: `${String(year - 16)}-05-01`, location: null, favoriteGenres: [] },
        ...{ favoriteBands: null, metalExperience: null, concertFrequency: null },
      }))
      const on = { community: true, content: true, system: true }
      api.on(notificationSettings, () => ({ ...on, personalized: false }))
      await openApp(path)
      await findText(new RegExp(`ab deinem 16. Geburtstag am 01.05.${String(year)}`))
      expect(screen.getByRole('switch', { name: 'Persönlich' })).toHaveProperty('disabled', true)
    },
  )

  it('disables the newsletter under 16, and says until when', async () => {
    const api = theApi()
    answerSettings(api)
    api.on(yourData, () => ({
      topics: [],
      acceptances: [],
      newsletter: {
        email: 'me@example.org',
        state: 'none' as const,
        consentVersion: null,
        requestedAt: null,
        confirmedAt: null,
      },
      consentFrom: '2030-05-01',
    }))
    await openApp('/deine-daten')
    await until(() => {
      expect(screen.getByRole('switch', { name: 'Newsletter' })).toHaveProperty('disabled', true)
    })
    await findText(/ab deinem 16. Geburtstag am 01.05.2030/)
  })
})
