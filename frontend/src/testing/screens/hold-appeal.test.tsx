import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appealHold, readHoldAppeal, type HoldAppeal } from '#shared/api/appeals.ts'
import { readStatement } from '#shared/api/statements.ts'
import { holdWords } from '#shared/domain/statements/hold.ts'
import { refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { fill, find, findText } from '../queries.ts'

const ID = '01JD3V6T5N0000000000000000'
const TEXT = 'Der Satz warnt vor der Szene, er wirbt nicht.'

const hold: HoldAppeal = { excerpt: 'Kein Platz für NSBM.', appeal: null, statementId: ID }

const statement = {
  ...holdWords('community-post', { term: 'NSBM', list: 'nsbm' }),
  ...({ id: ID, at: '2026-11-20T08:00:00.000Z', kind: 'community-post', targetId: ID } as const),
  ...({ measure: 'hold', excerpt: hold.excerpt, until: null, outcome: null } as const),
  wasReported: false,
  automated: { detection: true, decision: true },
  appealEndsAt: '2027-05-20T08:00:00.000Z',
}

it('objects to a hold once, and says what happens next', async () => {
  theApi().on(readHoldAppeal, () => hold)
  theApi().on(readStatement, () => statement)
  theApi().on(appealHold, ({ body }) => ({
    ...hold,
    appeal: { text: body.text, at: '2026-11-20T08:00:00.000Z' },
  }))
  const { user } = await openApp(`/einspruch/community-post/${ID}`)
  await findText(hold.excerpt)
  const field = await find('textbox', 'Warum irrt sich der Filter?')
  await user.type(field, 'Unfair.')
  await user.click(await find('button', 'Einspruch einlegen'))
  await findText('Schreib mindestens 20 Zeichen, damit wir dich verstehen.')
  await fill(user, field, 'x'.repeat(3002))
  await user.click(await find('button', 'Einspruch einlegen'))
  await findText('Das sind 2 Zeichen zu viel.')
  expect(field).toHaveProperty('value', 'x'.repeat(3002))
  await user.clear(field)
  await user.type(field, TEXT)
  await user.click(await find('button', 'Einspruch einlegen'))
  await findText(/Ein Mensch liest ihn zuerst/)
  expect(screen.queryByRole('textbox', { name: 'Warum irrt sich der Filter?' })).toBeNull()
  expect(document.activeElement).toBe(await find('heading', 'Dein Einspruch'))
})

it('shows why the filter held it, and waits for a statement that is being written', async () => {
  let isWritten = false
  theApi().on(readHoldAppeal, () => hold)
  theApi().on(readStatement, () => (isWritten ? statement : refuse('not_found', 'Weg.')))
  await openApp(`/einspruch/community-post/${ID}`)
  await findText(/Die Begründung wird gerade geschrieben/)
  isWritten = true
  await findText(statement.facts)
  await findText('Ein automatischer Filter hat es gefunden. Entschieden hat eine Software.')
  await findText('Bis ein Mensch entschieden hat.')
  await find('heading', 'Welche Regel der Filter anwendet')
  await openApp(`/entscheidungen/${ID}`)
  const link = await find('link', 'Einspruch einlegen')
  expect(link.getAttribute('href')).toBe(`/einspruch/community-post/${ID}`)
})

it('leads to the decision when a moderator took the content down', async () => {
  theApi().on(readHoldAppeal, () => ({ ...hold, statementId: null }))
  await openApp(`/einspruch/concert/${ID}`)
  await find('heading', 'Wartet auf die Moderation')
  await find('textbox', 'Was spricht dafür?')
  const link = await find('link', 'Begründung lesen')
  expect(link.getAttribute('href')).toBe(`/entscheidungen?zu=${ID}`)
})

it.each([`/einspruch/community-post/${ID}`, `/einspruch/profile/${ID}`])(
  'says that nothing waits at %s',
  async (path) => {
    theApi().on(readHoldAppeal, () => refuse('not_found', 'Hier wartet nichts.'))
    await openApp(path)
    await find('heading', 'Hier wartet nichts mehr')
    await find('link', 'Zu deinen Entscheidungen')
  },
)
