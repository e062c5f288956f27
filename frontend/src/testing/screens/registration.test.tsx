import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { login, register } from '#shared/api/auth.ts'
import { renewRecoveryCodes } from '#shared/api/recovery.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { aMember, answerMember } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, inside } from '../queries.ts'

const NEW = 'Noch viel lauter 8'

const PLACES = {
  weak_password: ['Passwort'],
  refused_content: ['Benutzername', 'Anzeigename'],
} as const

describe('what the server refuses at the registration', () => {
  it.each(['weak_password', 'refused_content'] as const)(
    'is said at its field for %s',
    async (code) => {
      const text = 'So geht das nicht.'
      theApi().on(register, () => refuse(code, text))
      const { user } = await openApp('/login', { me: null })
      await user.click(await find('tab', 'Registrieren'))
      await fill(user, screen.getByLabelText('Benutzername'), 'Nachtfrost')
      await fill(user, screen.getByLabelText('Anzeigename'), 'Nachtfrost')
      await fill(user, screen.getByLabelText('Passwort'), 'Nachtfrost1')
      await user.click(button('Dabei sein'))
      await until(() => {
        const refused = screen
          .getAllByText(text)
          .map(({ id }) => document.querySelector(`[aria-describedby~="${id}"]`))
        expect(refused).toEqual(PLACES[code].map((label) => screen.getByLabelText(label)))
      })
      expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('Nachtfrost1')
    },
  )
})

describe('a new account', () => {
  it('keeps its dialog while its first codes are created', async () => {
    const api = theApi()
    answerMember(api)
    const codes = Array.from({ length: 10 }, (_, at) => `CODE-${String(at)}`)
    const answer = Promise.withResolvers<{ codes: string[]; createdAt: string }>()
    api.on(register, () => ({ user: aMember(1, 'Testfan') }))
    api.on(login, () => ({ authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') }))
    api.on(renewRecoveryCodes, () => answer.promise)
    const { user } = await openApp('/login', { me: null })
    await user.click(await find('tab', 'Registrieren'))
    await fill(user, screen.getByLabelText('Benutzername'), 'fan_1')
    await fill(user, screen.getByLabelText('Anzeigename'), 'Testfan')
    await fill(user, screen.getByLabelText('Passwort'), NEW)
    await user.click(button('Dabei sein'))
    const dialog = await inside('dialog', 'Wiederherstellungscodes')
    answer.resolve({ codes, createdAt: '2026-01-02T03:04:05.000Z' })
    await until(() => {
      expect(dialog.getAllByRole('listitem')).toHaveLength(10)
    })
    await user.click(dialog.getByRole('button', { name: 'Ich habe sie gesichert' }))
    await find('button', 'Abmelden')
  })
})
