import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { confirmEmail, ownEmail, saveEmail, type OwnEmail } from '#shared/api/own-email.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside, untilUnsaid } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const OLD = 'alt@example.org'
const NEW = 'neu@example.org'
const TOKEN = `01JD3V6T5N0000000000000001.${'0'.repeat(64)}`

const WAITING = /wartet auf deine Bestätigung/

/** The server, with the address of a member. */
const withEmail = (confirmed: string | null, waiting: string | null = null) => {
  const api = theApi()
  answerSettings(api)
  let state: OwnEmail = { confirmed, waiting, sendsMail: true }
  api.on(ownEmail, () => state)
  const sent = api.on(saveEmail, ({ body: { email } }) => {
    const isBack = email === state.confirmed
    state = {
      ...state,
      confirmed: email === null ? null : state.confirmed,
      waiting: isBack ? null : email,
    }
    return state
  })
  return () => sent.map(({ body }) => body.email)
}

describe('the address of the account', () => {
  it('is entered, waits, is asked for again and discarded', async () => {
    const sent = withEmail(null)
    const { user } = await openApp('/settings/konto')
    await find('button', 'Adresse eintragen')
    await fill(user, screen.getByLabelText('Deine E-Mail-Adresse'), NEW)
    await user.click(button('Adresse eintragen'))
    await expectToast('Der Link ist unterwegs')
    await findText(WAITING)
    await user.click(button('Neuen Link schicken'))
    await until(() => {
      expect(sent()).toEqual([NEW, NEW])
    })
    await user.click(await find('button', 'Doch nicht'))
    await until(() => {
      expect(sent()).toEqual([NEW, NEW, null])
    })
  })

  it('stays while another one waits, and again when that is discarded', async () => {
    const sent = withEmail(OLD, NEW)
    const { user } = await openApp('/settings/konto')
    await findText(`${OLD} ist bestätigt.`)
    await user.click(await find('button', 'Doch nicht'))
    await until(() => {
      expect(sent()).toEqual([OLD])
    })
    await untilUnsaid(WAITING)
    await findText(`${OLD} ist bestätigt.`)
  })

  it('is removed after a question', async () => {
    const sent = withEmail(OLD)
    const { user } = await openApp('/settings/konto')
    await user.click(await find('button', 'Adresse entfernen'))
    const dialog = await inside('dialog', 'E-Mail-Adresse entfernen?')
    await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
    await untilUnsaid(`${OLD} ist bestätigt.`)
    expect(sent()).toEqual([null])
  })

  it('shows an error beside an address that is none', async () => {
    const sent = withEmail(null)
    const { user } = await openApp('/settings/konto')
    await find('button', 'Adresse eintragen')
    await fill(user, screen.getByLabelText('Deine E-Mail-Adresse'), 'walküre')
    await user.click(button('Adresse eintragen'))
    await findText('Bitte gib eine gültige E-Mail-Adresse ein')
    expect(sent()).toEqual([])
  })
})

describe('the page behind the link', () => {
  it('confirms with a click, also for a guest', async () => {
    const sent = theApi().on(confirmEmail, () => ({ message: 'Deine Adresse ist bestätigt.' }))
    const { user } = await openApp(`/email#${TOKEN}`, { me: null })
    const ask = await find('button', 'Ja, das ist meine')
    expect(sent).toEqual([])
    await user.click(ask)
    await findText('Deine Adresse ist bestätigt.')
    expect(sent.map(({ body }) => body)).toEqual([{ token: TOKEN }])
  })

  it('shows an error when the link is incomplete or was used', async () => {
    theApi().on(confirmEmail, () => refuse('not_found', 'Dieser Link gilt nicht mehr.'))
    const { user, visit } = await openApp('/email', { me: null })
    await find('heading', /unvollständig/)
    await visit(`/email#${TOKEN}`)
    await user.click(await find('button', 'Ja, das ist meine'))
    await findText('Dieser Link gilt nicht mehr.')
  })
})
