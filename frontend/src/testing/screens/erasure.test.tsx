import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { login } from '#shared/api/auth.ts'
import { erasureReceipt, requestErasure } from '#shared/api/erasure.ts'
import { until } from '../clock.ts'
import { aMember, answerMember } from '../members.ts'
import { refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const NUMBER = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const WRONG = '01ARZ3NDEKTSV4RRFFQ69G5FAX'

const receipt = {
  number: NUMBER,
  state: 'waiting' as const,
  requestedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-12-04T10:00:00.000Z',
  finishedAt: null,
  counts: {},
  hash: null,
}

it('marks the account after the typed word, and shows the day and the receipt', async () => {
  const api = theApi()
  answerSettings(api)
  const sent = api.on(requestErasure, () => ({ receiptNumber: NUMBER, dueAt: receipt.dueAt }))
  api.on(erasureReceipt, () => receipt)
  const { user } = await openApp('/deine-daten')
  await user.click(await find('button', 'Konto löschen …'))
  await user.click(await find('button', 'Löschung vormerken'))
  expect(sent).toHaveLength(0)
  await user.type(await find('textbox', /Tippe LÖSCHEN/), 'löschen')
  await user.click(await find('button', 'Löschung vormerken'))
  await until(() => {
    expect(sent[0]?.body).toEqual({ confirmation: 'löschen' })
  })
  expect(await find('heading', 'Löschung vorgemerkt')).toBeTruthy()
})

it('shows what was deleted to anybody with the number', async () => {
  const api = theApi()
  api.on(erasureReceipt, () => ({
    ...receipt,
    state: 'done' as const,
    finishedAt: '2026-12-04T11:00:00.000Z',
    counts: { post: 12, 'unread-counters': 1 },
    hash: 'a'.repeat(64),
  }))
  await openApp(`/loeschbeleg#${NUMBER}`)
  expect(await find('heading', 'Gelöscht')).toBeTruthy()
  await until(() => {
    expect(document.body.textContent).toContain('Beiträge12')
    expect(document.body.textContent).toContain('Weitere Einträge1')
  })
})

it('says that the account stays when its member signs in meanwhile', async () => {
  const api = theApi()
  api.on(login, () => ({
    ...{ authToken: 'c'.repeat(64), user: aMember(1, 'Testfan') },
    erasureCancelled: true as const,
  }))
  answerMember(api)
  const { user } = await openApp('/login', { me: null })
  await fill(user, await find('textbox', 'Benutzername'), 'fan_1')
  await fill(user, screen.getByLabelText('Passwort'), 'Blastbeat-im-Moshpit')
  await user.click(button('Rein in den Pit'))
  expect(await find('heading', 'Dein Konto bleibt')).toBeTruthy()
})

it('shows the receipt of an erasure that was called off', async () => {
  theApi().on(erasureReceipt, () => ({ ...receipt, state: 'cancelled' as const }))
  await openApp(`/loeschbeleg#${NUMBER}`, { me: null })
  expect(await find('heading', 'Löschung abgesagt')).toBeTruthy()
})

it('lets a wrong number be corrected, also with a pasted link', async () => {
  const asked = theApi().on(erasureReceipt, ({ params }) =>
    params.number === NUMBER ? receipt : refuse('not_found', 'Gibt es nicht.'),
  )
  const { user } = await openApp(`/loeschbeleg#${WRONG}`, { me: null })
  const field = await find('textbox', 'Belegnummer')
  expect(field).toHaveProperty('value', WRONG)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  await user.type(field, `https://hoellenlaerm.example/loeschbeleg#${NUMBER.toLowerCase()} `)
  await user.click(button('Beleg zeigen'))
  await find('heading', 'Löschung vorgemerkt')
  expect(asked.at(-1)?.params).toEqual({ number: NUMBER })
})
