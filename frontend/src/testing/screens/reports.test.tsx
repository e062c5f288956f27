import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listPosts } from '#shared/api/posts.ts'
import {
  createGuestReport,
  createReport,
  listOwnReports,
  readReceipt,
  type OwnReport,
} from '#shared/api/reports.ts'
import { until } from '../clock.ts'
import { gatewayError, refuse } from '../fake-api.ts'
import { aPost, ME, ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, untilFocused, untilGone, withText } from '../queries.ts'

const POST = aPost(7, 'Schlimmer Beitrag')

const openDialog = async () => {
  theApi().on(listPosts, () => [POST, aPost(8, 'Meiner', { userId: ME.id, user: ME })])
  const app = await openApp('/')
  await app.user.click(await find('button', 'Beitrag melden'))
  await find('dialog', 'Beitrag melden')
  return app
}

const SENT = { id: ulid(99), isRepeated: false }

describe('the dialog that reports something', () => {
  it('sends with one tap on a reason, and says what happens next', async () => {
    const calls = theApi().on(createReport, () => SENT)
    const { user } = await openDialog()
    await user.click(button(/Beleidigung oder Mobbing/))
    await findText('Danke. Ein Mensch schaut sich das an.')
    await untilFocused(() => {
      const [, close] = screen.getAllByRole('button', { name: 'Schließen' })
      if (!close) throw new Error('There is no second button.')
      return close
    })
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'community-post', id: POST.id, category: 'insult', version: POST.version },
    ])
    await user.keyboard('{Escape}')
    await untilGone('dialog', 'Beitrag melden')
  })

  it('asks for words where a reason means nothing without', async () => {
    const calls = theApi().on(createReport, () => SENT)
    const { user } = await openDialog()
    await user.click(button(/Etwas anderes/))
    await findText('Schreib kurz dazu, worum es geht, und tippe dann nochmal auf „Etwas anderes“.')
    const field = screen.getByRole('textbox', { name: /Willst du etwas dazu sagen/ })
    await untilFocused(() => field)
    await fill(user, field, 'Passt nicht hierher.')
    await user.click(button(/Etwas anderes/))
    await findText('Danke. Ein Mensch schaut sich das an.')
    expect(calls[0]?.body).toMatchObject({ category: 'other', text: 'Passt nicht hierher.' })
  })

  it('keeps the words after a failure', async () => {
    let isThrottled = true
    theApi().on(createReport, () =>
      isThrottled ? refuse('throttled', 'Zu viel auf einmal.') : { ...SENT, isRepeated: true },
    )
    const { user } = await openDialog()
    const field = screen.getByRole('textbox', { name: /Willst du etwas dazu sagen/ })
    await fill(user, field, 'Zum dritten Mal.')
    await user.click(button(/Werbung oder Spam/))
    await findText(/Deine Meldung kam nicht an. Zu viel auf einmal./)
    expect(field).toHaveProperty('value', 'Zum dritten Mal.')
    isThrottled = false
    await user.click(button(/Werbung oder Spam/))
    await findText('Das hast du schon gemeldet.')
  })

  it('is not offered for own posts', async () => {
    theApi().on(listPosts, () => [aPost(8, 'Meiner', { userId: ME.id, user: ME })])
    await openApp('/')
    await until(() => withText('article', 'Meiner'))
    expect(screen.queryByRole('button', { name: 'Beitrag melden' })).toBeNull()
  })
})

const DECIDED: OwnReport = {
  id: ulid(98),
  kind: 'community-comment',
  targetId: `${ulid(7)}-${ulid(97)}`,
  category: 'hate',
  title: 'Böse Worte',
  path: '/#post-x',
  at: '2026-11-01T10:00:00.000Z',
  outcome: 'acted',
  reason: 'Der Kommentar hetzte gegen Menschen.',
  decidedAt: '2026-11-02T10:00:00.000Z',
  objection: null,
}

describe('the own reports', () => {
  it('show what came of each', async () => {
    theApi().on(listOwnReports, () => [DECIDED])
    await openApp('/meldungen')
    await find('heading', 'Deine Meldungen')
    await findText('Du hattest recht, wir haben etwas getan')
    await findText('Der Kommentar hetzte gegen Menschen.')
  })

  it('are loaded again after a failure', async () => {
    let isAway = true
    theApi().on(listOwnReports, () => (isAway ? gatewayError(503) : []))
    const { user } = await openApp('/meldungen')
    await find('heading', 'Deine Meldungen konnten nicht geladen werden.')
    isAway = false
    await user.click(button('Nochmal versuchen'))
    await findText('Du hast noch nichts gemeldet. Kann so bleiben.')
  })
})

describe('the form of guests', () => {
  const URL = `https://hoellenlaerm.example/#post-${POST.id}`

  it('names what is missing, and sends everything with a receipt', async () => {
    const calls = theApi().on(createGuestReport, () => ({ id: ulid(99) }))
    const { user } = await openApp(`/melden?url=${encodeURIComponent(URL)}`, { me: null })
    await user.click(await find('button', 'Meldung abschicken'))
    await findText('Sag uns, wie du heißt.')
    await findText('Bestätige, dass deine Angaben nach bestem Wissen stimmen.')
    await user.selectOptions(screen.getByLabelText('Grund'), 'Hetze gegen Menschen')
    await fill(
      user,
      screen.getByLabelText('Warum ist das rechtswidrig?'),
      'Das ist Volksverhetzung.',
    )
    await fill(user, screen.getByLabelText('Dein Name'), 'Erika')
    await fill(user, screen.getByLabelText('Deine E-Mail-Adresse'), 'erika@example.org')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Meldung abschicken'))
    await find('heading', 'Danke, deine Meldung ist da')
    expect(calls[0]?.body).toMatchObject({ url: URL, category: 'hate', goodFaith: true })
    await findText(`/meldung#${calls[0]?.body.receipt ?? ''}`)
  })

  it('keeps what was typed when the guest reads the privacy text in between', async () => {
    const { user } = await openApp(`/melden?url=${encodeURIComponent(URL)}`, { me: null })
    await user.selectOptions(await find('combobox', 'Grund'), 'Hetze gegen Menschen')
    await fill(user, screen.getByLabelText('Warum ist das rechtswidrig?'), 'Volksverhetzung.')
    await user.click(screen.getByRole('link', { name: 'Datenschutzerklärung' }))
    await find('heading', 'Datenschutz')
    history.back()
    expect(await find('combobox', 'Grund')).toHaveProperty('value', 'hate')
    expect(await find('textbox', 'Warum ist das rechtswidrig?')).toHaveProperty(
      'value',
      'Volksverhetzung.',
    )
    expect(screen.getByLabelText('Adresse')).toHaveProperty('value', URL)
  })

  it('says at the address that it leads nowhere, and keeps what was typed', async () => {
    theApi().on(createGuestReport, () => refuse('invalid_input', 'Unter dieser Adresse nichts.'))
    const { user } = await openApp('/melden', { me: null })
    await fill(user, await find('textbox', 'Adresse'), 'https://example.org/')
    await user.selectOptions(
      screen.getByLabelText('Grund'),
      'Sexueller Missbrauch von Minderjährigen',
    )
    await fill(
      user,
      screen.getByLabelText('Warum ist das rechtswidrig?'),
      'Das sind Bilder von Kindern.',
    )
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Meldung abschicken'))
    await findText(/Unter dieser Adresse nichts./)
    const address = screen.getByLabelText('Adresse')
    expect(address).toHaveProperty('value', 'https://example.org/')
    expect(address.getAttribute('aria-invalid')).toBe('true')
    await untilFocused(() => address)
  })
})

describe('the page of a receipt', () => {
  it('shows state, outcome and redress', async () => {
    const calls = theApi().on(readReceipt, () => ({
      id: ulid(99),
      kind: 'community-post' as const,
      category: 'hate' as const,
      at: '2026-11-01T10:00:00.000Z',
      outcome: 'no-violation' as const,
      reason: 'Das ist eine Meinung.',
      decidedAt: '2026-11-02T10:00:00.000Z',
      objection: null,
    }))
    const secret = 'ab'.repeat(32)
    await openApp(`/meldung#${secret}`, { me: null })
    await findText('Wir sehen keinen Verstoß')
    await findText('Das ist eine Meinung.')
    await findText(/Streitbeilegungsstelle \(Art\. 21 DSA\)/)
    expect(calls[0]?.body).toEqual({ receipt: secret })
  })

  it('says that a forged link belongs to no report', async () => {
    theApi().on(readReceipt, () => refuse('not_found', 'Nichts.'))
    await openApp('/meldung#falsch', { me: null })
    await find('heading', 'Zu diesem Link gibt es keine Meldung')
  })
})
